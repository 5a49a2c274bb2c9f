import { createServer } from "node:http";

/** An answer as bare `node:http` sends it: headers prepared, names and values in turn; the body in Base64. */
export type BareAnswer = { path: string; tag: string; headers: string[]; unchanged: string[]; body: string };

/**
 * What `node:http` alone can do, the limit of what is built on it: forked, it is told its answers, and tells its port.
 */
process.once("message", (answers: readonly BareAnswer[]) => {
  const byPath = new Map(
    answers.map((answer) => [answer.path, { ...answer, body: Buffer.from(answer.body, "base64") }]),
  );
  const server = createServer((request, response) => {
    const answer = byPath.get(request.url ?? "");
    if (!answer) {
      response.writeHead(404).end();
    } else if (request.headers["if-none-match"] === answer.tag) {
      response.writeHead(304, answer.unchanged).end();
    } else {
      response.writeHead(200, answer.headers).end(answer.body);
    }
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" && address ? address.port : 0);
  });
});
