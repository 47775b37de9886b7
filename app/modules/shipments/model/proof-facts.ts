import type { RecipientKind } from "#app/modules/orders/model/move-proof.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { toHex } from "#app/platform/kernel/hex.ts";

/** A picture of a proof by the SHA-256 of its bytes. */
export interface ProofPicture {
  kind: "signature" | "photo";
  sha256: string;
}

/** What somebody did at a door: instants as ISO 8601, amounts as decimals. */
export interface ProofStep {
  what: "picked_up" | "dropped_off" | "attempted";
  at: string;
  by: string;
  signedBy: string | null;
  /** Who took the goods; nothing where nobody said, so that older proofs keep their hash. */
  receivedBy?: string;
  /** What they are to the customer, where that was said. */
  taker?: RecipientKind;
  pictures: ProofPicture[];
  /** Whether the customer's code was said; nothing where none was asked for, so that older proofs keep their hash. */
  code?: "said" | "not_said";
  /** Packages that were handed over, of how many; nothing where all of them were. */
  count?: { received: number; expected: number };
  /** Lines of packages that were checked at the door, of how many. */
  checked?: { lines: number; of: number };
}

/** All that the proof of a shipment says, in the order in which it is hashed. */
export interface ProofFacts {
  account: string;
  shipment: string;
  orders: string[];
  agent: string | null;
  recipient: string;
  address: string;
  /** Where it goes, and where the driver's device was when it was done. */
  place: Point | null;
  devicePlace: Point | null;
  /** Metres that the device was unsure of it; nothing where it did not say, so that older proofs keep their hash. */
  deviceAccuracy?: number;
  steps: ProofStep[];
  /** `missing` of the quantity, where some were. */
  packages: { name: string; barcode: string; quantity: number; weight: number | null; missing?: number }[];
  /** As they came out at the door; of older proofs as they stand. */
  collections: { amount: string; currency: string; status: string; method?: string; reason?: string }[];
}

/** The hash of everything that a proof says, pictures by their own: one sign changed is another hash. */
export async function hashProof(facts: ProofFacts): Promise<string> {
  return sha256(new TextEncoder().encode(JSON.stringify(facts)));
}

/** SHA-256 as hexadecimal digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
