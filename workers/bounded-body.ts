/** Largest body that is read, bytes: a file of 5 MB with the other parts of its form. */
export const MAX_BODY_BYTES = 6 * 1024 * 1024;
/** Maximum that is drained after an early refusal; a client that sends more loses its connection. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/** A request whose body fails beyond the limit. */
export interface BoundedBody {
  request: Request;
  /** True once the body exceeded the limit. */
  isOver(): boolean;
  /**
   * Drains the unread body: a response before the body's end breaks the connection on a local server, and the client
   * would see that instead of the response.
   */
  drain(): Promise<void>;
}

/** Limits a request's body, whether or not it declares its length. */
export function boundBody(request: Request): BoundedBody {
  const { body } = request;
  if (!body) return { request, isOver: () => false, drain: async () => {} };
  const said = request.headers.get("Content-Length");
  if (said !== null && Number(said) <= MAX_BODY_BYTES)
    return {
      request,
      isOver: () => false,
      drain: async () => (body.locked ? undefined : drainReader(body.getReader())),
    };
  const reader = body.getReader();
  let length = 0;
  const bounded = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        length += value?.length ?? 0;
        if (length > MAX_BODY_BYTES) controller.error(new Error("the body is too large"));
        else if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  return {
    request: new Request(request, { body: bounded }),
    isOver: () => length > MAX_BODY_BYTES,
    drain: () => drainReader(reader),
  };
}

async function drainReader(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let length = 0; length < MAX_DRAINED_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.length;
    }
    await reader.cancel();
  } catch {
    // The client disconnected.
  }
}
