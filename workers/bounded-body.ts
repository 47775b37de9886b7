/** Largest body that is read, bytes: a file of 5 MB with the other parts of its form. */
export const largestBody = 6 * 1024 * 1024;
/** Most that is read away after an early refusal; a client that sends still more loses its connection. */
const mostDrained = 64 * 1024 * 1024;

/** A request whose body ends with a fault beyond the limit. */
export interface BoundedBody {
  request: Request;
  /** True once more came than is read. */
  isOver(): boolean;
  /**
   * Reads away what nobody read: an answer before the body's end breaks the connection on a local server, and whoever
   * sends sees that instead of the answer.
   */
  drain(): Promise<void>;
}

/** Bounds what a request may send, whether or not it says how much that is. */
export function boundedBody(request: Request): BoundedBody {
  const { body } = request;
  if (!body) return { request, isOver: () => false, drain: async () => {} };
  const said = request.headers.get("Content-Length");
  if (said !== null && Number(said) <= largestBody)
    return { request, isOver: () => false, drain: async () => (body.locked ? undefined : readAway(body.getReader())) };
  const reader = body.getReader();
  let length = 0;
  const bounded = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        length += value?.length ?? 0;
        if (length > largestBody) controller.error(new Error("the body is too large"));
        else if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  return {
    request: new Request(request, { body: bounded }),
    isOver: () => length > largestBody,
    drain: () => readAway(reader),
  };
}

async function readAway(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let length = 0; length < mostDrained; ) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.length;
    }
    await reader.cancel();
  } catch {
    // Whoever sent it is gone.
  }
}
