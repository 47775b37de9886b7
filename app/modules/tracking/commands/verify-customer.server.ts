import { z } from "zod";
import { countCodeAttempt } from "#app/modules/identity/db/codes.writes.server.ts";
import { hashOneTimeCode } from "#app/modules/identity/model/one-time-code.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { checkRateLimits, findRateLimited, refundAttempt } from "#app/platform/db/rate-limits.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { grantOrderAccess, hasValidSecret } from "../db/verification.writes.server.ts";
import { getCodeRateLimit, type VisitedOrder, type Visitor } from "./tracking-visitor.server.ts";

/**
 * Checks a code. A correct one returns a secret that gives access to this order for a day; after five wrong ones the
 * network is locked out of the order for 15 minutes.
 */
export const checkCustomerCode = createOpenCommand({
  name: "tracking.verify",
  caller: "order_link",
  input: z.object({ attempt: z.uuid(), code: z.string().trim().min(1).max(20) }),
  async run({ visitor, order }: VisitedOrder, input): Promise<Result<{ token: string }>> {
    const { attempt, code } = input;
    const { db, ports } = visitor;
    const now = ports.clock.now();
    const limits = [getCodeRateLimit(visitor, order)];
    const limited = await checkRateLimits(db, limits, now);
    if (limited) return fail("too_many_requests", { ...limited });
    const counted = await countCodeAttempt(db, { id: attempt, purpose: "verify_tracking", subject: order.id }, now);
    if (counted && counted.hash === (await hashOneTimeCode(attempt, code))) {
      const token = toBase64Url(ports.random(32));
      await commit(db, refundAttempt(db, limits));
      const secretHash = await hashSha256Hex(token);
      return (await grantOrderAccess(visitor, order, { attempt, secretHash })) ? ok({ token }) : fail("code_expired");
    }
    const locked = await findRateLimited(db, limits, now);
    if (locked) return fail("too_many_requests", { ...locked });
    return counted ? failFields({ code: [{ code: "code_incorrect" }] }) : fail("code_expired");
  },
});

/** Whether the secret belongs to a customer verified for this order within the last day. */
export async function isVerified(
  { db, ports }: Pick<Visitor, "db" | "ports">,
  order: OrderRecord,
  token: string | null,
): Promise<boolean> {
  return token !== null && hasValidSecret(db, order.id, await hashSha256Hex(token), ports.clock.now());
}
