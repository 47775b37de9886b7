import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { giveBack, shutDoor, tryDoors } from "#app/data/kernel/doors.server.ts";
import type { OrderRecord } from "#app/data/orders/order.reads.server.ts";
import { tryCode } from "#app/data/session/codes.writes.server.ts";
import { holdsSecret, openOrder } from "#app/data/tracking/verification.writes.server.ts";
import { codeHash } from "#app/domain/access/one-time-code.ts";
import { fail, failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { base64Url, sha256Hex } from "#app/domain/kernel/tokens.ts";
import { openCommand } from "../open-command.server.ts";
import { type Knock, type KnockedOrder, tryDoorOf } from "./knock.server.ts";

/**
 * A right code answers a secret that opens this order for a day; the fifth wrong one shuts the order for a quarter of
 * an hour, for the network that tried (domain-rules, "Tracking page").
 */
export const checkCustomerCode = openCommand({
  name: "tracking.verify",
  caller: "whoever knows the order",
  input: z.object({ attempt: z.uuid(), code: z.string().trim().min(1).max(20) }),
  async run({ knock, order }: KnockedOrder, input): Promise<Result<{ token: string }>> {
    const { attempt, code } = input;
    const { db, ports } = knock;
    const now = ports.clock.now();
    const door = [tryDoorOf(knock, order)];
    const shut = await tryDoors(db, door, now);
    if (shut) return fail("too_many_requests", { ...shut });
    const tried = await tryCode(db, { id: attempt, purpose: "verify_tracking", subject: order.id }, now);
    if (tried && tried.hash === (await codeHash(attempt, code))) {
      const token = base64Url(ports.random(32));
      await commit(db, giveBack(db, door));
      const secretHash = await sha256Hex(token);
      return (await openOrder(knock, order, { attempt, secretHash })) ? ok({ token }) : fail("code_expired");
    }
    const locked = await shutDoor(db, door, now);
    if (locked) return fail("too_many_requests", { ...locked });
    return tried ? failFields({ code: [{ code: "code_incorrect" }] }) : fail("code_expired");
  },
});

/** True for whoever proved to be the order's customer within the last day. */
export async function isVerified(
  { db, ports }: Pick<Knock, "db" | "ports">,
  order: OrderRecord,
  token: string | null,
): Promise<boolean> {
  return token !== null && holdsSecret(db, order.id, await sha256Hex(token), ports.clock.now());
}
