import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";

/** Who took the goods: whom they were for, somebody next door, or nobody, and they lie where they were agreed to. */
export const recipientKinds = ["customer", "neighbour", "safe_place"] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/** What proves that goods changed hands: pictures, or who signed; who took them; and the code that was said. */
export interface MoveProof {
  signature?: string | undefined;
  /** Who took the goods, whether or not anybody signed. */
  recipient?: string | undefined;
  taker?: RecipientKind | undefined;
  image?: string | undefined;
  code?: string | undefined;
}

/** An order as far as codes go. */
export interface WithDoorCode {
  /** What its customer says at the door; null where no code is asked for. */
  doorCode: string | null;
}

/** One code of the door is enough; who has none is asked for signature and photo. */
export function getDoorCodeRefusal(orders: readonly WithDoorCode[], proof: MoveProof | undefined): ErrorCode | null {
  const codes = orders.flatMap(({ doorCode }) => doorCode ?? []);
  if (codes.length === 0) return null;
  if (proof?.code) return codes.includes(proof.code) ? null : "door_code_wrong";
  return proof?.signature && proof.image ? null : "door_code_required";
}

/** A proof as timelines keep it: whether the code was said, and never the code. */
export function toStoredProof(orders: readonly WithDoorCode[], proof: MoveProof | undefined): MoveProof | undefined {
  if (!proof) return proof;
  const { code, ...seen } = proof;
  const isAsked = orders.some(({ doorCode }) => doorCode !== null);
  return isAsked ? { ...seen, code: code ? "said" : "not_said" } : seen;
}
