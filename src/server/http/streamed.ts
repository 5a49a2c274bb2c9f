/** A body that is sent while it is made. Where making it fails the transfer breaks off, so that nobody takes it for whole. */
export function streamed(
  parts: AsyncIterable<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const sent = parts[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await sent.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // Whoever goes away before the end ends the reading too.
    async cancel() {
      await sent.return?.();
    },
  });
}
