import { type Failure, fail, type Result } from "#app/platform/kernel/result.ts";
import { parseBoundedJson } from "./bounded-json.ts";

/** Responses for one caller alone. */
export const privately = { "Cache-Control": "private, no-store" };

/** Largest JSON body that is read, bytes. */
const MAX_BODY_BYTES = 4_000_000;

/** A JSON object, an empty object for no body, or null. */
export function parseBody(body: string): Record<string, unknown> | null {
  if (body === "") return {};
  const value = parseBoundedJson(body);
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
}

/** The body's text, or the refusal of one that is too large. */
export async function readBody(request: Request): Promise<Result<string>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_BODY_BYTES) return tooLarge();
  const text = await request.text();
  return text.length > MAX_BODY_BYTES ? tooLarge() : { ok: true, value: text };
}

function tooLarge(): { ok: false; failure: Failure } {
  return fail("file_too_large", { limit: "4 MB" });
}
