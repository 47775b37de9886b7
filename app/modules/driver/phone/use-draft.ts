import { useEffect, useState } from "preact/hooks";
import { loadDraft, type StopDraft, saveDraft, savePhotos } from "./stop-drafts.ts";

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
