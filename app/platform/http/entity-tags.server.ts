import { pickKnownFields } from "#app/platform/kernel/parse-input.ts";
import { fail, failFields, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import type { EndpointCommand } from "./endpoint-definition.ts";
import { isKnownTag } from "./known-tag.ts";
import { privately } from "./request-body.server.ts";

// ETags (RFC 9110): `"7-1f0c…"` is version 7 of one thing and a hash of the answer; `"1f0c…"` is an answer without a version.

const HASH_LENGTH = 16;
/** One tag; compression on the way may have marked it as weak. */
const tagPattern = /(?:W\/)?"([\w-]*)"/g;

const listTags = (header: string): string[] => [...header.matchAll(tagPattern)].map(([, tag = ""]) => tag);

/** The version of the one thing that an answer is about; null for lists and what has none. */
function findVersion(data: unknown): number | null {
  const values: unknown[] = typeof data === "object" && data !== null ? [data, ...Object.values(data)] : [];
  const versions = values.map((each): unknown => (Array.isArray(each) ? undefined : Object(each).version));
  return versions.find((each): each is number => typeof each === "number") ?? null;
}

/** Adds the ETag of a read's answer; 304 without a body when `If-None-Match` names it. */
export async function withEntityTag(request: Request, answer: Response, data: unknown): Promise<Response> {
  const hash = (await hashSha256Hex(await answer.clone().text())).slice(0, HASH_LENGTH);
  const version = findVersion(data);
  const tag = version === null ? hash : `${version}-${hash}`;
  answer.headers.set("ETag", `"${tag}"`);
  if (!isKnownTag(request, `"${tag}"`)) return answer;
  return new Response(null, { status: 304, headers: { ...privately, ETag: `"${tag}"` } });
}

/** Adds the ETag of the version that a change made. */
export function withNewTag(answer: Response, data: unknown): Response {
  const version = findVersion(data);
  if (version !== null) answer.headers.set("ETag", `"${version}"`);
  return answer;
}

/** Whether a command takes the version that its caller saw. */
export function takesVersion(command: Pick<EndpointCommand<never>, "input">): boolean {
  return "version" in pickKnownFields(command.input, { version: 1 });
}

/**
 * The body of a command with the version of `If-Match`, which may stand there instead of `version`. Refuses a call that
 * takes none, a tag without a version, and two that differ.
 */
export function addMatchedVersion(
  { headers }: Request,
  command: Pick<EndpointCommand<never>, "input">,
  body: Readonly<Record<string, unknown>>,
): Result<Readonly<Record<string, unknown>>> {
  const wanted = headers.get("If-Match")?.trim() ?? "*";
  if (wanted === "*") return { ok: true, value: body };
  if (!takesVersion(command)) return failFields({ "If-Match": [{ code: "query:if_match_unused" }] });
  const tags = listTags(wanted);
  const version = tags.length === 1 ? /^\d+(?=$|-)/.exec(tags[0] ?? "")?.[0] : undefined;
  if (version === undefined) return fail("precondition_failed");
  if (body.version !== undefined && String(body.version) !== version) return fail("precondition_failed");
  return { ok: true, value: { ...body, version: Number(version) } };
}
