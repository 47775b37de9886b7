import type { TextOutcome } from "#app/platform/kernel/messenger.ts";
import { second } from "#app/platform/kernel/milliseconds.ts";

/** A provider's codes for a number that cannot be reached, and for a person who answered STOP. */
const unreachableCodes = new Set([21211, 21214, 21612, 21614, 30003, 30005, 30006, 63016, 131026, 9, 1120]);
const stoppedCodes = new Set([21610, 131050]);

/** What an answer means: broken numbers are refused for good, everything that may pass is tried again. */
export function readOutcome(
  response: { status: number; retryAfter: string | null; body: string },
  host: string,
): TextOutcome {
  const { status, retryAfter, body } = response;
  const error = `${host} answered ${status}`;
  const said = parseJson(body);
  const code = Number(pick(said, "code") ?? pick(pick(said, "error"), "code") ?? pick(said, "success") ?? Number.NaN);
  if (stoppedCodes.has(code)) return { kind: "refused", why: "stop", error: `${error}, ${code}` };
  if (unreachableCodes.has(code)) return { kind: "refused", why: "unreachable", error: `${error}, ${code}` };
  if (status >= 200 && status <= 299) return { kind: "accepted", providerId: findProviderId(said) };
  if (status === 400 || status === 404 || status === 422) return { kind: "refused", why: "refused", error };
  const seconds = Number(retryAfter ?? Number.NaN);
  return { kind: "later", error, afterMs: seconds > 0 ? Math.min(seconds, 3600) * second : null };
}

function findProviderId(said: unknown): string | null {
  const [first] = [pick(said, "messages")].flat();
  const id = pick(said, "sid") ?? pick(said, "message_uuid") ?? pick(said, "id") ?? pick(first, "id");
  return typeof id === "string" || typeof id === "number" ? String(id).slice(0, 200) : null;
}

const pick = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
