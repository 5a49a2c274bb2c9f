import * as v from "valibot";

const callSchema = v.object({ call: v.number(), name: v.string(), argument: v.unknown() });
const answerSchema = v.object({ answer: v.number(), value: v.optional(v.unknown()) });

/** A worker of `node:cluster`, as either of its two ends sees it. */
type Channel = {
  send(message: object, handle: undefined, options: undefined, done: () => void): boolean;
  on(event: "message", listener: (message: unknown) => void): unknown;
};

/** What one end does for the other, by name; its result is sent back. */
export type Handlers = Record<string, (argument: unknown) => unknown>;

/** Calls a handler of the other end. Never resolves when that end is gone. */
export type Call = (name: string, argument?: unknown) => Promise<unknown>;

/** Lets a worker and its supervisor call each other; both ends call this with the worker. */
export function connectCalls(worker: Channel, handlers: Handlers): Call {
  const waiting = new Map<number, (value: unknown) => void>();
  let calls = 0;
  // With a callback no error of a channel that has closed is thrown: whoever was called is gone.
  const send = (message: object) => void worker.send(message, undefined, undefined, () => undefined);
  worker.on("message", async (message: unknown) => {
    const called = v.safeParse(callSchema, message);
    if (called.success) {
      const { call, name, argument } = called.output;
      return send({ answer: call, value: await handlers[name]?.(argument) });
    }
    const answered = v.safeParse(answerSchema, message);
    if (!answered.success) return;
    waiting.get(answered.output.answer)?.(answered.output.value);
    waiting.delete(answered.output.answer);
  });
  return (name, argument = null) =>
    new Promise((resolve) => {
      const call = ++calls;
      waiting.set(call, resolve);
      send({ call, name, argument });
    });
}
