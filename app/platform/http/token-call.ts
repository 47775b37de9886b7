import type { Clock } from "#app/platform/kernel/ports.ts";
import type { Endpoint } from "./endpoint.server.ts";

/** A request by an access token, for the log of requests. */
export interface TokenCall {
  readonly accountId: string;
  readonly tokenId: string;
  /** The account's own. */
  readonly clock: Clock;
  readonly began: number;
  /** Its body; null of a file, and of one that is too large to be kept. */
  readonly sent: Promise<string | null>;
  /** Of an agent's request that runs tools each of them is logged instead, when it has run. */
  logs: "request" | "tools";
}

/** A tool that an agent ran. */
export interface ToolRun {
  readonly name: string;
  /** Null of a tool that is not known. */
  readonly endpoint: Endpoint | null;
  readonly given: unknown;
  readonly status: number;
  readonly answer: string;
  readonly began: number;
  readonly durationMs: number;
}

/** Bodies beyond it are not read for the log, bytes. */
export const MAX_LOGGED_BYTES = 256 * 1024;

/** A JSON body that is read for the log, and no file. */
function isKept({ headers, body }: Request | Response): boolean {
  const isJson = /^application\/([\w.-]+\+)?json\b/i.test(headers.get("Content-Type") ?? "");
  const isLarge = Number(headers.get("Content-Length") ?? 0) > MAX_LOGGED_BYTES;
  return body !== null && isJson && !isLarge && !headers.has("Content-Disposition");
}

/** What a request sends, from a copy that is read beside it. */
export async function readSent(request: Request): Promise<string | null> {
  if (!isKept(request)) return null;
  try {
    return await request.clone().text();
  } catch {
    // The caller went away, or the body was refused as too large.
    return null;
  }
}

/** A response and its text. It is read whole and made anew: a copy would wait for the caller to read. */
export async function readAnswered(response: Response): Promise<{ response: Response; text: string | null }> {
  if (!isKept(response)) return { response, text: null };
  const text = await response.text();
  return { response: new Response(text, response), text };
}
