import type { Taker } from "#app/modules/orders/model/door/move-proof.ts";
import type { SaidPayment } from "#app/modules/shipments/model/said-at-door.ts";
import { database } from "./store.ts";

// What belongs to one stop and was not told yet.

/** What somebody began to say at a door: neither the way back nor a camera that ends the browser loses it. */
export interface Draft {
  recipient?: string;
  taker?: Taker;
  /** A picture as a data address. */
  signature?: string | null;
  photos?: readonly { hash: string; bytes: ArrayBuffer }[];
  payments?: Readonly<Record<string, SaidPayment>>;
  isPartial?: boolean;
  missing?: Readonly<Record<string, number>>;
  reason?: string;
  note?: string;
  date?: string;
}

/** Codes that were scanned at a stop, sent or not: they survive a phone that was switched off. */
export async function scannedAt(stopId: string): Promise<string[]> {
  const found = await (await database()).get("scanned", stopId);
  return Array.isArray(found) ? found : [];
}

export async function keepScanned(stopId: string, codes: readonly string[]): Promise<void> {
  // A full phone has what was scanned as long as the screen is open.
  await (await database()).put("scanned", [...codes], stopId).catch(() => {});
}

const codeKey = (stopId: string) => `code ${stopId}`;

/** How many wrong codes were typed at a stop. */
export async function wrongCodesAt(stopId: string): Promise<number> {
  return (await scannedAt(codeKey(stopId))).length;
}

export async function keepWrongCodes(stopId: string, count: number): Promise<void> {
  await keepScanned(codeKey(stopId), Array.from({ length: count }, String));
}

const draftKey = (stopId: string) => `draft ${stopId}`;
/** Photos are large, and stand apart: a letter that is typed does not write them again. */
const photosKey = (stopId: string) => `photos ${stopId}`;

/** What was begun at a stop and not told yet. */
export async function keptDraft(stopId: string): Promise<Draft> {
  const db = await database();
  const parts = await Promise.all([draftKey, photosKey].map((key) => db.get("scanned", key(stopId))));
  return Object.assign({}, ...parts.filter((part) => !Array.isArray(part)));
}

/** Keeps what was begun but for its photos. A full phone knows it as long as the screen is open. */
export async function keepDraft(stopId: string, { photos: _, ...said }: Draft): Promise<void> {
  await (await database()).put("scanned", said, draftKey(stopId)).catch(() => {});
}

/** Keeps the photos of what was begun, as far as the phone has room. */
export async function keepPhotos(stopId: string, photos: Draft["photos"]): Promise<void> {
  await (await database()).put("scanned", { ...(photos ? { photos } : {}) }, photosKey(stopId)).catch(() => {});
}

/** What was begun was told: nothing of it stays. */
export async function dropDraft(stopId: string): Promise<void> {
  const db = await database();
  await Promise.all([draftKey, photosKey].map((key) => db.delete("scanned", key(stopId)).catch(() => {})));
}

/** What belongs to stops of another route goes. */
export async function forgetStops(known: readonly string[]): Promise<void> {
  const db = await database();
  const keys = await db.getAllKeys("scanned");
  await Promise.all(
    keys.filter((key) => !known.some((id) => key.endsWith(id))).map((key) => db.delete("scanned", key)),
  );
}
