import {
  claimRequest,
  endClaim,
  hasNoResponse,
  type IdempotencyRecord,
  type IdempotencyScope,
  isRunning,
  releaseClaim,
  renewClaim,
  storeResponse,
} from "#app/platform/db/idempotency.server.ts";
import { withLease } from "#app/platform/db/lease.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { toFailureResponse } from "./failures.server.ts";
import { readBody } from "./request-body.server.ts";

export type { IdempotencyScope };

const replayHeader = "Idempotent-Replay";

/** Longer keys are refused: cut, two of them could become one. */
const MAX_KEY_LENGTH = 255;

/** Marks a response that contains a secret: it is not stored, and a repeated request gets `request_done`. */
export function withoutReplay(answer: Response): Response {
  answer.headers.set(replayHeader, "never");
  return answer;
}

/**
 * Runs `work` once per Idempotency-Key: the stored response is replayed for 24 hours; the same key with another body is
 * refused. A refusal that wrote nothing is not stored. A crashed run keeps its key for some seconds; after that the request runs again, unless it had written
 * something. Without the header, or an owner of keys, the work just runs.
 */
export async function runIdempotently(
  scope: IdempotencyScope | null,
  request: Request,
  work: (body: string) => Promise<Response>,
): Promise<Response> {
  const body = await readBody(request);
  if (!body.ok) return toFailureResponse(request, body.failure);
  const key = request.method === "POST" ? request.headers.get("Idempotency-Key") : null;
  if (!key || !scope) return work(body.value);
  if (key.length > MAX_KEY_LENGTH) return toFailureResponse(request, fail("idempotency_key_long").failure);
  // The response belongs to the caller: another member of the account does not get it by the same key.
  const requested = `${scope.actor.id} ${request.method} ${new URL(request.url).pathname}`;
  const fingerprint = await hashSha256Hex(`${requested}\n${body.value}`);
  const claim = await claimRequest(scope, key, fingerprint);
  if (!("at" in claim)) return replayStoredResponse(scope, request, claim, fingerprint);
  try {
    const response = await withLease(
      () => renewClaim(scope, claim),
      () => work(body.value),
    );
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    // A refusal that wrote nothing leaves its key free: the same request, or a corrected one, may be sent again.
    if (response.status >= 400 && (await releaseClaim(scope, claim))) return response;
    if (response.headers.has(replayHeader)) await endClaim(scope, claim);
    else await storeResponse(scope, claim, response.status, await response.clone().text());
    return response;
  } catch (error) {
    await releaseClaim(scope, claim);
    throw error;
  }
}

function replayStoredResponse(
  scope: IdempotencyScope,
  request: Request,
  found: IdempotencyRecord,
  fingerprint: string,
): Response {
  if (found.fingerprint !== fingerprint) return toFailureResponse(request, fail("idempotency_mismatch").failure);
  if (isRunning(scope, found)) return toFailureResponse(request, fail("request_running").failure);
  if (hasNoResponse(found)) return toFailureResponse(request, fail("request_done").failure);
  return new Response(found.body, {
    status: found.status ?? 200,
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": "private, no-store",
      "Idempotent-Replayed": "true",
    },
  });
}
