import { z } from "zod";
import { editOrder } from "#app/modules/orders/db/edit.writes.server.ts";
import { askOffice } from "#app/modules/orders/db/tracked/customer-requests.server.ts";
import { isAddressEditable } from "#app/modules/orders/model/tracked/correct-address.ts";
import { pointSchema } from "#app/modules/places/model/place-draft.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { placeAddressSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { findOrder } from "../db/customer-order.reads.server.ts";
import { findEnteredPlace, judgeEnteredPin, leavesZone } from "./entered-place.server.ts";
import { setDestination } from "./set-destination.server.ts";
import type { VerifiedOrder } from "./tracking-visitor.server.ts";

export const correctAddressSchema = z.object({
  address: placeAddressSchema,
  pin: pointSchema.optional().describe("Where the door is; not needed for the address as it is known"),
});

type EnteredAddress = z.output<typeof correctAddressSchema>;

/** `confirmed` when the address stays as it is, `requested` when the office has to approve it. */
export interface AddressOutcome {
  effect: "confirmed" | "corrected" | "requested";
}

/**
 * A verified customer confirms or corrects the address or its pin before Out for Delivery. An order held for a wrong
 * address is released. A pin beyond the known place, or a place in another delivery zone, is a request to the office.
 */
export const correctAddress = createOpenCommand({
  name: "tracking.address",
  caller: "order_customer",
  input: correctAddressSchema,
  async run({ scope, number }: VerifiedOrder, input): Promise<Result<AddressOutcome>> {
    return commitWithRetry(scope, () => decideCorrection(scope, number, input));
  },
});

async function decideCorrection(
  scope: Scope,
  number: string,
  { address, pin }: EnteredAddress,
): Promise<Result<ChangeDecision<AddressOutcome>>> {
  const order = await findOrder(scope.db, number);
  if (!order) return fail("order_not_found");
  if (!isAddressEditable(order)) return fail("address_over");
  const entered = await findEnteredPlace(scope, order, address);
  if (!entered.ok) return entered;
  const { destination, issues } = entered.value;
  const judged = pin ? await judgeEnteredPin(scope, order, entered.value, pin) : ({ is: "kept" } as const);
  const point = pin && judged.is !== "kept" ? pin : destination.point;
  const wanted = { issues, destination: { ...destination, point } };
  if (point && (judged.is === "far" || (await leavesZone(scope, order.destination.point, point)))) {
    const detail = { address: destination.address, point, meters: judged.is === "far" ? judged.meters : null };
    return ok({
      statements: [
        ...editOrder(scope, order, {
          type: "updated",
          set: {},
          detail: { part: "locations", address_requested: true },
        }),
        ...askOffice(scope, order, { kind: "address", detail }),
      ],
      outcome: { effect: "requested" },
    });
  }
  const pinned = judged.is === "moved" ? { pin: { from: order.destination.point } } : {};
  const { statements, isChanged, planIds } = await setDestination(scope, order, wanted, {
    address_confirmed: true,
    ...pinned,
  });
  return ok({ statements, outcome: { effect: isChanged ? "corrected" : "confirmed" }, planIds });
}
