import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";

/** Who received the goods: the customer, a neighbor, or nobody, when they were left in the agreed safe place. */
export const recipientKinds = ["customer", "neighbour", "safe_place"] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/**
 * Proof that goods changed hands: pictures or the name of who signed, who received them, and the code that was given.
 */
export interface MoveProof {
  signature?: string | undefined;
  /** Who received the goods, signed for or not. */
  recipient?: string | undefined;
  recipientKind?: RecipientKind | undefined;
  image?: string | undefined;
  code?: string | undefined;
}

/** The fields of an order that the code check needs. */
export interface WithDoorCode {
  /** The code that the customer gives; null where none is required. */
  doorCode: string | null;
}

/** One code of the stop is enough. Without a code, signature and photo are required. */
export function getDoorCodeRefusal(orders: readonly WithDoorCode[], proof: MoveProof | undefined): ErrorCode | null {
  const codes = orders.flatMap(({ doorCode }) => doorCode ?? []);
  if (codes.length === 0) return null;
  if (proof?.code) return codes.includes(proof.code) ? null : "door_code_wrong";
  return proof?.signature && proof.image ? null : "door_code_required";
}

/** A proof as timelines store it: whether the code was given, never the code itself. */
export function toStoredProof(orders: readonly WithDoorCode[], proof: MoveProof | undefined): MoveProof | undefined {
  if (!proof) return proof;
  const { code, ...evidence } = proof;
  const isAsked = orders.some(({ doorCode }) => doorCode !== null);
  return isAsked ? { ...evidence, code: code ? "said" : "not_said" } : evidence;
}
