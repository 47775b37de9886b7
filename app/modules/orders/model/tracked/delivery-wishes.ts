import { z } from "zod";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { recipientKinds } from "../move-proof.ts";
import { type OrderKind, type OrderStatus, type ProofSetting, proofSettings } from "../order.enums.ts";
import { acceptableStatuses, rescheduleRules } from "./reschedule.ts";

/** Who may receive the goods instead of the customer. */
export const [, ...otherRecipientKinds] = recipientKinds;

/** What a customer may ask of the delivery: a note for the driver, another number to call, somebody else or a place. */
export const deliveryWishesSchema = z
  .object({
    note: optionalSchema(textSchema(500)).describe("For the driver"),
    phone: optionalSchema(textSchema(40)).describe("Another number to call"),
    leave_with: optionalSchema(z.enum(otherRecipientKinds)).describe("Where to leave the goods when nobody opens"),
    leave_at: optionalSchema(textSchema(200)).describe("The neighbor's name, or the place"),
  })
  .superRefine((wishes, context) => {
    if (wishes.leave_with && !wishes.leave_at)
      context.addIssue({ code: "custom", path: ["leave_at"], message: "required" });
  });

/** A customer's wishes as stored with the order. */
export interface DeliveryWishes {
  note: string | null;
  phone: string | null;
  leaveWith: (typeof otherRecipientKinds)[number] | null;
  leaveAt: string | null;
  /** The photo that a safe place asks for was not required before. */
  addsPhoto: boolean;
}

const { signatureOnly, imageOnly } = proofSettings.code;

/** True while the goods are not handed over: a driver on the way still sees a wish. */
export function areWishesOpen({ status, kind }: { status: OrderStatus; kind: OrderKind }): boolean {
  return acceptableStatuses.includes(status) && rescheduleRules.kinds.includes(kind);
}

/** What must be done face to face, so that nothing may be left in a safe place. */
export interface HandoverDuties {
  /** Without what an earlier wish added. */
  proof: ProofSetting;
  requiresCode: boolean;
  hasAmountToPay: boolean;
}

/** Why goods may not be left in a safe place, or null. */
export function getSafePlaceRefusal({ proof, requiresCode, hasAmountToPay }: HandoverDuties): ErrorCode | null {
  if (hasAmountToPay) return "safe_place_to_pay";
  if (requiresCode) return "safe_place_code";
  return proof & signatureOnly ? "safe_place_signature" : null;
}

/** The proof that the order requires without its wishes. */
export function getProofWithoutWishes(order: {
  proofOfDelivery: ProofSetting;
  deliveryWishes: DeliveryWishes | null;
}): ProofSetting {
  const { proofOfDelivery, deliveryWishes } = order;
  return deliveryWishes?.addsPhoto ? proofSettings.byCode(proofOfDelivery & ~imageOnly).code : proofOfDelivery;
}

/** What the customer asked, and what more may be asked. */
export interface OpenWishes {
  current: DeliveryWishes | null;
  safePlaceRefusal: ErrorCode | null;
}

/** The wishes of an order as its customer sees them; null once it is over. */
export function getOpenWishes(
  order: { status: OrderStatus; kind: OrderKind } & Parameters<typeof getProofWithoutWishes>[0],
  duties: Omit<HandoverDuties, "proof">,
): OpenWishes | null {
  if (!areWishesOpen(order)) return null;
  const safePlaceRefusal = getSafePlaceRefusal({ proof: getProofWithoutWishes(order), ...duties });
  return { current: order.deliveryWishes, safePlaceRefusal };
}

/** The order's columns with its wishes: what is left in a safe place is photographed. */
export function applyWishes(
  proof: ProofSetting,
  { note, phone, leave_with, leave_at }: z.output<typeof deliveryWishesSchema>,
): { deliveryWishes: DeliveryWishes | null; proofOfDelivery: ProofSetting } {
  if (!note && !phone && !leave_with) return { deliveryWishes: null, proofOfDelivery: proof };
  const asksPhoto = leave_with === "safe_place";
  return {
    deliveryWishes: {
      note: note ?? null,
      phone: phone ?? null,
      leaveWith: leave_with ?? null,
      leaveAt: leave_with ? (leave_at ?? null) : null,
      addsPhoto: asksPhoto && (proof & imageOnly) === 0,
    },
    proofOfDelivery: asksPhoto ? proofSettings.byCode(proof | imageOnly).code : proof,
  };
}

/** Wishes as the timeline compares them. */
export function listWishes(wishes: DeliveryWishes | null): string[] {
  if (!wishes) return [];
  const { note, phone, leaveWith, leaveAt } = wishes;
  return [leaveWith, leaveAt, note, phone].filter((each) => each !== null);
}
