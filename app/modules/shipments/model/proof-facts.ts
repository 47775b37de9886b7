import type { RecipientKind } from "#app/modules/orders/model/move-proof.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { toHex } from "#app/platform/kernel/tokens.ts";

/** A picture of a proof by the SHA-256 of its bytes. */
export interface ProofPicture {
  kind: "signature" | "photo";
  sha256: string;
}

/**
 * One step of a proof: instants as ISO 8601, amounts as decimals. Optional members are left out when unknown, so that
 * older proofs keep their hash.
 */
export interface ProofStep {
  what: "picked_up" | "dropped_off" | "attempted";
  at: string;
  /** Time not plausible: what the device reported, while `at` is the server's. */
  claimedAt?: string;
  by: string;
  signedBy: string | null;
  /** Who took the goods. */
  receivedBy?: string;
  /** Relation of the recipient to the customer. */
  taker?: RecipientKind;
  pictures: ProofPicture[];
  /** Result of the door code, when one was required. */
  code?: "said" | "not_said";
  /** Packages that were handed over, of how many; left out when it was all of them. */
  count?: { received: number; expected: number };
  /** Package lines that were checked at the handover, of how many. */
  checked?: { lines: number; of: number };
}

/** Everything that a proof states. The order of the members is part of its hash. */
export interface ProofFacts {
  account: string;
  shipment: string;
  orders: string[];
  agent: string | null;
  recipient: string;
  address: string;
  /** The destination, and where the driver's device was at the handover. */
  place: Point | null;
  devicePlace: Point | null;
  /** Accuracy of the device's position in metres. */
  deviceAccuracy?: number;
  steps: ProofStep[];
  /** `missing`: how many of `quantity` were missing. */
  packages: { name: string; barcode: string; quantity: number; weight: number | null; missing?: number }[];
  /** Outcomes at the handover; for older events the current collections. */
  collections: { amount: string; currency: string; status: string; method?: string; reason?: string }[];
}

/** SHA-256 of all facts; pictures are included by their own hashes. */
export async function hashProof(facts: ProofFacts): Promise<string> {
  return sha256(new TextEncoder().encode(JSON.stringify(facts)));
}

/** SHA-256 as hexadecimal digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** Where a device was at a stop; accuracy in metres. */
export interface DevicePosition extends Point {
  accuracy?: number | undefined;
}

/** Names of account and agent at the time of the handover: later renames do not change a proof. */
export interface HandoverNames {
  account: string;
  agent: string | null;
}
