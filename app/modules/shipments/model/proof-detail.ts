import { z } from "zod";
import { recipientKinds } from "#app/modules/orders/model/move-proof.ts";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { paymentOutcomes } from "./handover-payments.ts";
import type { HandoverNames, ProofFacts, ProofStep } from "./proof-facts.ts";

// Reads what a timeline event's detail contributes to a proof of delivery. Older events lack some of it.

const detailSchema = z.object({
  proof: z
    .object({ recipient: z.string().optional(), recipientKind: z.enum(recipientKinds).optional().catch(undefined) })
    .optional()
    .catch(undefined),
  paid: z
    .array(
      z.object({
        amount: z.number(),
        currency: z.string(),
        outcome: z.enum(paymentOutcomes),
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
  devicePosition: z
    .object({ longitude: z.number(), latitude: z.number(), accuracy: z.number().optional() })
    .optional()
    .catch(undefined),
  expected: z.number().optional().catch(undefined),
  received: z.number().optional().catch(undefined),
});

type Detail = Record<string, unknown> | undefined;

/** How many packages were handed over and how many lines were checked, when counted. */
function readCounts(detail: Detail): Pick<ProofStep, "count" | "checked"> {
  const { expected, received, checked } = detailSchema.parse(detail ?? {});
  return {
    ...(expected !== undefined && received !== undefined ? { count: { received, expected } } : {}),
    ...(checked ? { checked } : {}),
  };
}

/** How many packages of a line were missing. */
export function readMissingCount(detail: Detail, id: string): { missing?: number } {
  const line = detailSchema.parse(detail ?? {}).missing?.find((each) => each.id === id);
  return line ? { missing: line.quantity } : {};
}

/** Names of account and agent at the time of the handover; null for older events. */
export function readHandoverNames(detail: Detail): HandoverNames | null {
  return detailSchema.parse(detail ?? {}).names ?? null;
}

/** Where the device was, with its accuracy in metres; null when not recorded. */
export function readDevicePosition(detail: Detail): Pick<ProofFacts, "devicePlace" | "deviceAccuracy"> | null {
  const { devicePosition } = detailSchema.parse(detail ?? {});
  if (!devicePosition) return null;
  const { accuracy, ...devicePlace } = devicePosition;
  return { devicePlace, ...(accuracy === undefined ? {} : { deviceAccuracy: Math.round(accuracy) }) };
}

/**
 * Outcomes of the collections at the handover: later changes of the collections do not change a proof. Null for older
 * events.
 */
export function readRecordedPayments(detail: Detail): ProofFacts["collections"] | null {
  const { paid } = detailSchema.parse(detail ?? {});
  if (!paid) return null;
  return paid.map(({ amount, currency, outcome, method, reason }) => {
    const way = paymentMethods.rows.find(({ code }) => code === method)?.key;
    return {
      ...{ amount: formatDecimal({ amount, currency }), currency, status: outcome },
      ...(way ? { method: way } : {}),
      ...(reason ? { reason } : {}),
    };
  });
}

/** The recipient, the result of the door code, and what was counted. */
export function readStepDetail(
  detail: Record<string, unknown>,
): Pick<ProofStep, "receivedBy" | "taker" | "code" | "count" | "checked"> {
  return { ...readRecipient(detail), ...readCodeResult(detail), ...readCounts(detail) };
}

function readRecipient(detail: Detail): Pick<ProofStep, "receivedBy" | "taker"> {
  const { recipient, recipientKind } = detailSchema.parse(detail ?? {}).proof ?? {};
  return recipient ? { receivedBy: recipient, ...(recipientKind ? { taker: recipientKind } : {}) } : {};
}

function readCodeResult({ proof }: Record<string, unknown>): Pick<ProofStep, "code"> {
  if (typeof proof !== "object" || proof === null || !("code" in proof)) return {};
  return { code: proof.code === "said" ? "said" : "not_said" };
}
