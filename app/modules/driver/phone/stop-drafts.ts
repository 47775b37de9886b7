import { useEffect, useState } from "preact/hooks";
import type { RecipientKind } from "#app/modules/orders/model/move-proof.ts";
import type { PaymentDraft } from "#app/modules/shipments/model/payment-draft.ts";
import { openOfflineDb } from "./offline-db.ts";

// Data of stops that was not sent yet.

/** Unfinished input at a stop: it survives going back, and a camera app that ends the browser. */
export interface StopDraft {
  recipient?: string;
  recipientKind?: RecipientKind;
  /** A picture as data URL. */
  signature?: string | null;
  photos?: readonly { hash: string; bytes: ArrayBuffer }[];
  payments?: Readonly<Record<string, PaymentDraft>>;
  isPartial?: boolean;
  missing?: Readonly<Record<string, number>>;
  reason?: string;
  note?: string;
  date?: string;
}

/** Scanned codes of a stop, sent or not: they survive a restart of the phone. */
export async function loadScanned(stopId: string): Promise<string[]> {
  const found = await (await openOfflineDb()).get("scanned", stopId);
  return Array.isArray(found) ? found : [];
}

export async function saveScanned(stopId: string, codes: readonly string[]): Promise<void> {
  // On a full phone the scans last as long as the screen is open.
  await (await openOfflineDb()).put("scanned", [...codes], stopId).catch(() => {});
}

const toCodeKey = (stopId: string) => `code ${stopId}`;

/** The number of wrong door codes entered at a stop. */
export async function loadWrongCodes(stopId: string): Promise<number> {
  return (await loadScanned(toCodeKey(stopId))).length;
}

export async function saveWrongCodes(stopId: string, count: number): Promise<void> {
  await saveScanned(toCodeKey(stopId), Array.from({ length: count }, String));
}

const toDraftKey = (stopId: string) => `draft ${stopId}`;
/** Photos are large and stored separately, so that typing does not write them again. */
const toPhotosKey = (stopId: string) => `photos ${stopId}`;

/** Loads the draft of a stop. */
export async function loadDraft(stopId: string): Promise<StopDraft> {
  const db = await openOfflineDb();
  const parts = await Promise.all([toDraftKey, toPhotosKey].map((key) => db.get("scanned", key(stopId))));
  return Object.assign({}, ...parts.filter((part) => !Array.isArray(part)));
}

/** Saves a draft without its photos. On a full phone it lasts as long as the screen is open. */
export async function saveDraft(stopId: string, { photos: _, ...draft }: StopDraft): Promise<void> {
  await (await openOfflineDb()).put("scanned", draft, toDraftKey(stopId)).catch(() => {});
}

/** Saves the photos of a draft, as far as there is storage. */
export async function savePhotos(stopId: string, photos: StopDraft["photos"]): Promise<void> {
  await (await openOfflineDb()).put("scanned", { ...(photos ? { photos } : {}) }, toPhotosKey(stopId)).catch(() => {});
}

/** Deletes the draft of a completed stop. */
export async function deleteDraft(stopId: string): Promise<void> {
  const db = await openOfflineDb();
  await Promise.all([toDraftKey, toPhotosKey].map((key) => db.delete("scanned", key(stopId)).catch(() => {})));
}

/** Deletes data of stops that are not on the current route. */
export async function deleteOtherStops(known: readonly string[]): Promise<void> {
  const db = await openOfflineDb();
  const keys = await db.getAllKeys("scanned");
  await Promise.all(
    keys.filter((key) => !known.some((id) => key.endsWith(id))).map((key) => db.delete("scanned", key)),
  );
}

/** The draft of a stop; null until loaded. */
export function useDraft(stopId: string): StopDraft | null {
  const [draft, setDraft] = useState<StopDraft | null>(null);
  useEffect(() => {
    void loadDraft(stopId).then(setDraft);
  }, [stopId]);
  return draft;
}

/** Saves the draft of a screen, together with what another screen of the stop entered. */
export function useSavedDraft(stopId: string, before: StopDraft, { photos, ...fields }: StopDraft): void {
  const parts = Object.values(fields);
  useEffect(() => {
    void saveDraft(stopId, { ...before, ...fields });
  }, [stopId, ...parts]);
  useEffect(() => {
    void savePhotos(stopId, photos);
  }, [stopId, photos]);
}
