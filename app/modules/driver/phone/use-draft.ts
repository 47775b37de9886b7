import { useEffect, useState } from "preact/hooks";
import { loadDraft, type StopDraft, saveDraft, savePhotos } from "./stop-drafts.ts";

/** What was begun at a stop; null until the phone has looked. */
export function useDraft(stopId: string): StopDraft | null {
  const [draft, setDraft] = useState<StopDraft | null>(null);
  useEffect(() => {
    void loadDraft(stopId).then(setDraft);
  }, [stopId]);
  return draft;
}

/** Keeps what is said so far, beside what another screen of the stop has begun. */
export function useSavedDraft(stopId: string, before: StopDraft, { photos, ...said }: StopDraft): void {
  const parts = Object.values(said);
  useEffect(() => {
    void saveDraft(stopId, { ...before, ...said });
  }, [stopId, ...parts]);
  useEffect(() => {
    void savePhotos(stopId, photos);
  }, [stopId, photos]);
}
