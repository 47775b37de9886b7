import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers a request that was cut because the worker ended. */
export function answerCutRequest(
  error: Error,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void;
