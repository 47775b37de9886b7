import { z } from "zod";
import { recipientKinds } from "#app/modules/orders/model/move-proof.ts";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import type { HandoverNames } from "./handover-facts.ts";
import { paymentOutcomes } from "./handover-payments.ts";
import type { ProofFacts, ProofStep } from "./proof-facts.ts";

// What an event of a timeline says that belongs into a proof.

const detailSchema = z.object({
  proof: z
    .object({ recipient: z.string().optional(), taker: z.enum(recipientKinds).optional().catch(undefined) })
    .optional()
    .catch(undefined),
  paid: z
    .array(
      z.object({
        amount: z.number(),
        currency: z.string(),
        how: z.enum(paymentOutcomes),
        method: z.number().optional(),
        reason: z.string().optional(),
      }),
    )
    .optional()
    .catch(undefined),
  missing: z
    .array(z.object({ id: z.string(), quantity: z.number() }))
    .optional()
    .catch(undefined),
  checked: z.object({ lines: z.number(), of: z.number() }).optional().catch(undefined),
  names: z.object({ account: z.string(), agent: z.string().nullable() }).optional().catch(undefined),
  spot: z
    .object({ longitude: z.number(), latitude: z.number(), accuracy: z.number().optional() })
    .optional()
    .catch(undefined),
  expected: z.number().optional().catch(undefined),
  received: z.number().optional().catch(undefined),
});

type Detail = Record<string, unknown> | undefined;

/** How many packages changed hands and how many were checked, where that was counted. */
function readCounts(detail: Detail): Pick<ProofStep, "count" | "checked"> {
  const { expected, received, checked } = detailSchema.parse(detail ?? {});
  return {
    ...(expected !== undefined && received !== undefined ? { count: { received, expected } } : {}),
    ...(checked ? { checked } : {}),
  };
}

/** How many of a line were not there. */
export function readMissingCount(detail: Detail, id: string): { missing?: number } {
  const line = detailSchema.parse(detail ?? {}).missing?.find((each) => each.id === id);
  return line ? { missing: line.quantity } : {};
}

/** What account and agent were called at the door: whoever is renamed later changes no proof. Null for older ones. */
export function readHandoverNames(detail: Detail): HandoverNames | null {
  return detailSchema.parse(detail ?? {}).names ?? null;
}

/** Where the device was, with its doubt; null where the step does not say. */
export function readDevicePosition(detail: Detail): Pick<ProofFacts, "devicePlace" | "deviceAccuracy"> | null {
  const { spot } = detailSchema.parse(detail ?? {});
  if (!spot) return null;
  const { accuracy, ...devicePlace } = spot;
  return { devicePlace, ...(accuracy === undefined ? {} : { deviceAccuracy: Math.round(accuracy) }) };
}

/** The money as it came out at the door: what is counted or given back later changes no proof. Null for older ones. */
export function readRecordedPayments(detail: Detail): ProofFacts["collections"] | null {
  const { paid } = detailSchema.parse(detail ?? {});
  if (!paid) return null;
  return paid.map(({ amount, currency, how, method, reason }) => {
    const way = paymentMethods.rows.find(({ code }) => code === method)?.key;
    return {
      ...{ amount: formatDecimal({ amount, currency }), currency, status: how },
      ...(way ? { method: way } : {}),
      ...(reason ? { reason } : {}),
    };
  });
}

/** What a step says beside its pictures: who took the goods, the code, and what was counted. */
export function readStepDetail(
  detail: Record<string, unknown>,
): Pick<ProofStep, "receivedBy" | "taker" | "code" | "count" | "checked"> {
  return { ...readRecipient(detail), ...readCodeResult(detail), ...readCounts(detail) };
}

/** Who took the goods, where that was said. */
function readRecipient(detail: Detail): Pick<ProofStep, "receivedBy" | "taker"> {
  const { recipient, taker } = detailSchema.parse(detail ?? {}).proof ?? {};
  return recipient ? { receivedBy: recipient, ...(taker ? { taker } : {}) } : {};
}

/** Whether a step was done with the customer's code. */
function readCodeResult({ proof }: Record<string, unknown>): Pick<ProofStep, "code"> {
  if (typeof proof !== "object" || proof === null || !("code" in proof)) return {};
  return { code: proof.code === "said" ? "said" : "not_said" };
}
