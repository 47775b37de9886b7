import type { z } from "zod";
import type { Issue, MessageParams } from "./result.ts";

/** A key of the `errors` catalogue, or `area:key` of another one. */
const codePattern = /^[a-z][a-z0-9_]*(?::[a-z][a-z0-9_.]*)?$/;

type ZodIssue = z.core.$ZodIssue;

/**
 * The catalogue code of what zod found. A schema with its own code for a fault passes it as the message (`z.string({
 * error: "phone_invalid" })`); other faults are named by their kind.
 */
export function toIssue(found: ZodIssue): Issue {
  if (codePattern.test(found.message)) return { code: found.message, ...getIssueParams(found) };
  return toIssueByKind(found);
}

/** The parameters for the sentence that our own rules attached. */
function getIssueParams(found: ZodIssue): { params?: MessageParams } {
  const entries = found.code === "custom" ? Object.entries(found.params ?? {}) : [];
  const params = entries.filter((each): each is [string, string | number] => /number|string/.test(typeof each[1]));
  return params.length > 0 ? { params: Object.fromEntries(params) } : {};
}

/** True for missing input. NaN counts too: an empty text may have been converted to a number. */
function isEmptyInput(input: unknown): boolean {
  return input === undefined || input === null;
}

function toIssueByKind(found: ZodIssue): Issue {
  switch (found.code) {
    case "invalid_type":
      return { code: isEmptyInput(found.input) ? "required" : "invalid_type" };
    case "too_small":
      if (found.inclusive === false) return { code: "more_than", params: toBoundParams(found.minimum) };
      return found.origin === "string" && found.minimum === 1
        ? { code: "required" }
        : { code: `too_small_${found.origin}`, params: toBoundParams(found.minimum) };
    case "too_big":
      if (found.inclusive === false) return { code: "less_than", params: toBoundParams(found.maximum) };
      return { code: `too_big_${found.origin}`, params: toBoundParams(found.maximum) };
    case "invalid_format":
      return { code: `invalid_${found.format}` };
    case "unrecognized_keys":
      return { code: "unrecognized_keys", params: { keys: found.keys.join(", ") } };
    default:
      return { code: "invalid_value" };
  }
}

function toBoundParams(value: number | bigint): MessageParams {
  return { limit: Number(value) };
}

/** What zod found, by field path; faults of the whole are under the empty path. */
export function groupIssuesByField(error: z.ZodError): Record<string, Issue[]> {
  const fields: Record<string, Issue[]> = {};
  for (const found of error.issues) {
    const path = found.path.map(String).join(".");
    const list = fields[path] ?? [];
    list.push(toIssue(found));
    fields[path] = list;
  }
  return fields;
}
