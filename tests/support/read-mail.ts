/** A mail taken apart. Header names are lower case, values unfolded and decoded. */
export type ReadMail = { headers: Map<string, string>; text: string; html: string; raw: string };

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("utf8")
        : decodeQuotedPrintable(word.replaceAll("_", " ")),
    );
}

function split(part: string): { headers: Map<string, string>; body: string } {
  const end = part.indexOf("\r\n\r\n");
  const lines = part
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    if (headers.has(name)) throw new Error(`The mail has two ${name} headers`);
    headers.set(name, decodeWords(line.slice(colon + 1).trim()));
  }
  return { headers, body: part.slice(end + 4) };
}

function decodeBody(part: { headers: Map<string, string>; body: string }): string {
  const encoding = part.headers.get("content-transfer-encoding")?.toLowerCase();
  const text =
    encoding === "base64"
      ? Buffer.from(part.body, "base64").toString("utf8")
      : encoding === "quoted-printable"
        ? decodeQuotedPrintable(part.body)
        : part.body;
  return text.replaceAll("\r\n", "\n");
}

/** Reads a mail of two bodies, plain and HTML, as our own mails are built; throws for a doubled header. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1];
  const parts = boundary ? `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1) : [];
  const bodies = parts.map((part) => split(part.replace(/^\r\n/, "")));
  const ofType = (type: string) => {
    const part = bodies.find((each) => each.headers.get("content-type")?.startsWith(type));
    return part ? decodeBody(part) : "";
  };
  return { headers, text: ofType("text/plain"), html: ofType("text/html"), raw };
}
