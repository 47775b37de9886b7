import { and, eq, lt } from "drizzle-orm";
import { now, type Scope } from "#app/data/kernel/scope.server.ts";
import { idempotencyKeys } from "#app/data/schema/index.ts";
import { fail } from "#app/domain/kernel/result.ts";
import { sha256Hex } from "#app/domain/kernel/tokens.ts";
import { readBody } from "./api.server.ts";
import { failureResponse } from "./failures.server.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Runs `work` once per Idempotency-Key (api.md): the stored answer is replayed for 24 hours, the same key with
 * another body is refused. Without the header the work simply runs.
 */
export async function replayed(
  scope: Scope,
  request: Request,
  work: (body: string) => Promise<Response>,
): Promise<Response> {
  const body = await readBody(request);
  if (!body.ok) return failureResponse(request, body.failure);
  const key = request.method === "POST" ? request.headers.get("Idempotency-Key") : null;
  if (!key) return work(body.value);
  // The answer is for whoever asked: another member of the account does not get it by the same key.
  const asked = `${scope.actor.id} ${request.method} ${new URL(request.url).pathname}`;
  const fingerprint = await sha256Hex(`${asked}\n${body.value}`);
  const row = and(eq(idempotencyKeys.accountId, scope.account.id), eq(idempotencyKeys.key, key.slice(0, 255)));
  const at = now(scope);
  await scope.db.delete(idempotencyKeys).where(and(row, lt(idempotencyKeys.createdAt, at - dayMs)));
  const claimed = await scope.db
    .insert(idempotencyKeys)
    .values({ accountId: scope.account.id, key: key.slice(0, 255), fingerprint, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) return stored(scope, request, row, fingerprint);
  try {
    const response = await work(body.value);
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    const answer = await response.clone().text();
    await scope.db.update(idempotencyKeys).set({ status: response.status, body: answer }).where(row);
    return response;
  } catch (error) {
    await scope.db.delete(idempotencyKeys).where(row);
    throw error;
  }
}

async function stored(
  scope: Scope,
  request: Request,
  row: ReturnType<typeof and>,
  fingerprint: string,
): Promise<Response> {
  const [found] = await scope.db.select().from(idempotencyKeys).where(row);
  if (!found || found.fingerprint !== fingerprint)
    return failureResponse(request, fail("idempotency_mismatch").failure);
  if (found.status === null) return failureResponse(request, fail("lost_race").failure);
  return new Response(found.body, {
    status: found.status,
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": "private, no-store",
      "Idempotent-Replayed": "true",
    },
  });
}
