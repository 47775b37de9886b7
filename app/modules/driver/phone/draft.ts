import { useEffect, useState } from "preact/hooks";
import { type Draft, keepDraft, keepPhotos, keptDraft } from "./door-store.ts";

/** What was begun at a stop; null until the phone has looked. */
export function useDraft(stopId: string): Draft | null {
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => {
    void keptDraft(stopId).then(setDraft);
  }, [stopId]);
  return draft;
}

/** Keeps what is said so far, beside what another screen of the stop has begun. */
export function useKept(stopId: string, before: Draft, { photos, ...said }: Draft): void {
  const parts = Object.values(said);
  useEffect(() => {
    void keepDraft(stopId, { ...before, ...said });
  }, [stopId, ...parts]);
  useEffect(() => {
    void keepPhotos(stopId, photos);
  }, [stopId, photos]);
}
