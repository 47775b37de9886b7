import { z } from "zod";
import { tryCode } from "#app/modules/identity/db/codes.writes.server.ts";
import { codeHash } from "#app/modules/identity/model/one-time-code.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { openCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { giveBack, shutDoor, tryDoors } from "#app/platform/db/doors.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { base64Url, sha256Hex } from "#app/platform/kernel/tokens.ts";
import { holdsSecret, openOrder } from "../db/verification.writes.server.ts";
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
