import type { RecipientKind } from "#app/modules/orders/model/move-proof.ts";
import type { PaymentDraft } from "#app/modules/shipments/model/payment-draft.ts";
import { openOfflineDb } from "./offline-db.ts";

// What belongs to one stop and was not told yet.

/** What somebody began to say at a door: neither the way back nor a camera that ends the browser loses it. */
export interface StopDraft {
  recipient?: string;
  taker?: RecipientKind;
  /** A picture as a data address. */
  signature?: string | null;
  photos?: readonly { hash: string; bytes: ArrayBuffer }[];
  payments?: Readonly<Record<string, PaymentDraft>>;
  isPartial?: boolean;
  missing?: Readonly<Record<string, number>>;
  reason?: string;
  note?: string;
  date?: string;
}

/** Codes that were scanned at a stop, sent or not: they survive a phone that was switched off. */
export async function loadScanned(stopId: string): Promise<string[]> {
  const found = await (await openOfflineDb()).get("scanned", stopId);
  return Array.isArray(found) ? found : [];
}

export async function saveScanned(stopId: string, codes: readonly string[]): Promise<void> {
  // A full phone has what was scanned as long as the screen is open.
  await (await openOfflineDb()).put("scanned", [...codes], stopId).catch(() => {});
}

const toCodeKey = (stopId: string) => `code ${stopId}`;

/** How many wrong codes were typed at a stop. */
export async function loadWrongCodes(stopId: string): Promise<number> {
  return (await loadScanned(toCodeKey(stopId))).length;
}

export async function saveWrongCodes(stopId: string, count: number): Promise<void> {
  await saveScanned(toCodeKey(stopId), Array.from({ length: count }, String));
}

const toDraftKey = (stopId: string) => `draft ${stopId}`;
/** Photos are large, and stand apart: a letter that is typed does not write them again. */
const toPhotosKey = (stopId: string) => `photos ${stopId}`;

/** What was begun at a stop and not told yet. */
export async function loadDraft(stopId: string): Promise<StopDraft> {
  const db = await openOfflineDb();
  const parts = await Promise.all([toDraftKey, toPhotosKey].map((key) => db.get("scanned", key(stopId))));
  return Object.assign({}, ...parts.filter((part) => !Array.isArray(part)));
}

/** Keeps what was begun but for its photos. A full phone knows it as long as the screen is open. */
export async function saveDraft(stopId: string, { photos: _, ...said }: StopDraft): Promise<void> {
  await (await openOfflineDb()).put("scanned", said, toDraftKey(stopId)).catch(() => {});
}

/** Keeps the photos of what was begun, as far as the phone has room. */
export async function savePhotos(stopId: string, photos: StopDraft["photos"]): Promise<void> {
  await (await openOfflineDb()).put("scanned", { ...(photos ? { photos } : {}) }, toPhotosKey(stopId)).catch(() => {});
}

/** What was begun was told: nothing of it stays. */
export async function deleteDraft(stopId: string): Promise<void> {
  const db = await openOfflineDb();
  await Promise.all([toDraftKey, toPhotosKey].map((key) => db.delete("scanned", key(stopId)).catch(() => {})));
}

/** What belongs to stops of another route goes. */
export async function deleteOtherStops(known: readonly string[]): Promise<void> {
  const db = await openOfflineDb();
  const keys = await db.getAllKeys("scanned");
  await Promise.all(
    keys.filter((key) => !known.some((id) => key.endsWith(id))).map((key) => db.delete("scanned", key)),
  );
}
