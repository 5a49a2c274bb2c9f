import { RefusedError, shownToHeaders, untilAllowed } from "../../api.ts";

type SendOptions = {
  /** Hears how much has been sent, 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  /** Ends the sending, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
};

/** A connection over which nothing has gone for so long is taken for lost (ms). */
const SILENT_FOR = 60_000;

/**
 * Posts a file and answers what the server says, after the person signed in where that is needed. Throws
 * {@link RefusedError}, or `TypeError` without a connection.
 */
export async function sendFile(address: string, file: Blob, options: SendOptions = {}): Promise<unknown> {
  for (;;) {
    const { status, body } = await post(address, file, options);
    if (status < 300) return body;
    await untilAllowed(new RefusedError(status, body));
  }
}

/** By XMLHttpRequest, as `fetch` doesn't tell how much has been sent. */
function post(address: string, file: Blob, { onProgress, signal }: SendOptions) {
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const abort = () => request.abort();
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENT_FOR);
    };
    request.open("POST", address);
    // One type for all: what a file is called says nothing of what it is.
    request.setRequestHeader("content-type", "application/octet-stream");
    for (const [header, value] of Object.entries(shownToHeaders())) request.setRequestHeader(header, value);
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      listen();
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    request.addEventListener("load", () => resolve({ status: request.status, body: request.response }));
    const lose = () =>
      reject(signal?.aborted ? signal.reason : new TypeError("The server could not be reached"));
    request.addEventListener("error", lose);
    request.addEventListener("abort", lose);
    request.addEventListener("loadend", () => {
      clearTimeout(silence);
      signal?.removeEventListener("abort", abort);
    });
    signal?.addEventListener("abort", abort, { once: true });
    listen();
    request.send(file);
  });
}
