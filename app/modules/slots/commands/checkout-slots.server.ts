import { z } from "zod";
import { readHolds, settleHold } from "#app/modules/orders/db/tracked/slot-claims.server.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { commit, commitAndPublish } from "#app/platform/db/commit.server.ts";
import { checkRateLimits, refundAttempt } from "#app/platform/db/rate-limits.server.ts";
import type { RateLimit } from "#app/platform/db/rate-limits.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { parseInput } from "#app/platform/kernel/parse-input.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { checkoutQuestionSchema } from "../model/checkout-key.ts";
import { slotTimeSchema } from "../model/slot-windows.ts";
import { askInTurn, type Checkout, toCheckoutRequest } from "./checkout-request.server.ts";
import { claimWindow, type HeldSlot } from "./claim-window.server.ts";
import { findSlots } from "./find-slots.server.ts";

/** `GET checkout/slots`: the windows that can be kept, without what they cost or how far a van drives for them. */
export async function listCheckoutSlots(
  checkout: Checkout,
  { url: { searchParams } }: PageRequest,
): Promise<Result<{ timezone: string; days: unknown[] }>> {
  const { key: _, ...entered } = Object.fromEntries(searchParams);
  const question = parseInput(checkoutQuestionSchema, entered);
  if (!question.ok) return question;
  return askInTurn(checkout, async () => {
    const request = await toCheckoutRequest(checkout, question.value);
    if (!request.ok) return request;
    const found = (await findSlots(checkout.scope, request.value)) ?? [];
    const days = found.map(({ day, slots }) => ({
      day,
      slots: slots.map(({ from, to, greener }) => ({ from, to, greener })),
    }));
    return ok({ timezone: checkout.scope.account.timezone, days });
  });
}

/** What a hold counts against: nobody empties a day by holding its slots. */
function listHoldLimits({ key, network }: Checkout, day: string): RateLimit[] {
  return [
    { name: "checkout_hold", subject: `${key.id} ${network}` },
    { name: "checkout_hold_day", subject: `${key.id} ${day}` },
    { name: "checkout_hold_key", subject: key.id },
  ];
}

/** Holds a slot for a customer at the checkout, in place of the one they held before. */
export const holdCheckoutSlot = createOpenCommand({
  name: "checkout.hold",
  caller: "checkout_key",
  input: checkoutQuestionSchema.extend({
    from: slotTimeSchema.describe("As offered by `GET /checkout/slots`"),
    to: slotTimeSchema,
  }),
  run: (checkout: Checkout, { from, to, ...question }): Promise<Result<HeldSlot>> =>
    askInTurn(checkout, async () => {
      const { scope, key } = checkout;
      const request = await toCheckoutRequest(checkout, question);
      if (!request.ok) return request;
      const limits = listHoldLimits(checkout, from.slice(0, 10));
      const limited = await checkRateLimits(scope.db, limits, now(scope));
      if (limited) return fail("too_many_requests", { seconds: limited.seconds });
      const also = request.value.moved ? await giveUp(checkout, request.value.moved.id) : [];
      const held = await claimWindow(
        scope,
        request.value,
        { from, to },
        { keyId: key.id, merchantId: key.merchantId, also },
      );
      if (!held.ok) await commit(scope.db, refundAttempt(scope.db, limits));
      return held;
    }),
});

/** Gives up a slot that a customer held. */
export const releaseCheckoutSlot = createOpenCommand({
  name: "checkout.release",
  caller: "checkout_key",
  input: z.object({ holdId: z.uuid() }),
  async run(checkout: Checkout, { holdId }): Promise<Result<object>> {
    const statements = await giveUp(checkout, holdId);
    if (statements.length === 0) return fail("not_found");
    const written = await commitAndPublish(checkout.scope, statements);
    return written.ok ? ok({}) : written;
  },
});

/** Frees a hold of this key, which then counts no more; nothing for any other. */
async function giveUp(checkout: Checkout, id: string) {
  const { scope, key } = checkout;
  const held = (await readHolds(scope, [id])).get(id);
  if (held?.keyId !== key.id) return [];
  return [
    settleHold(scope, id, null),
    ...refundAttempt(scope.db, listHoldLimits(checkout, held.window.from.slice(0, 10))),
  ];
}
