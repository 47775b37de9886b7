import { useCallback, useEffect, useState } from "preact/hooks";
import type { DriveStop } from "../../model/drive-day.ts";
import { findScannedPackage } from "../../model/scanned-package.ts";
import { loadScanned, saveScanned } from "../stop-drafts.ts";

/** Scanned or ticked packages of a stop, stored on the phone. */
export function useScanned(stop: DriveStop) {
  const [scanned, setScanned] = useState<readonly string[]>([]);
  /** The last scanned code that does not belong to this stop. */
  const [stray, setStray] = useState<string | null>(null);
  useEffect(() => {
    void loadScanned(stop.id).then(setScanned);
  }, [stop.id]);
  const scan = useCallback(
    (code: string) => {
      setStray(findScannedPackage(stop.packages, [], code) ? null : code);
      setScanned((before) => {
        const found = findScannedPackage(stop.packages, before, code);
        if (!found) return before;
        const after = before.includes(found.id) ? before : [...before, found.id];
        void saveScanned(stop.id, after);
        return after;
      });
    },
    [stop.id, stop.packages],
  );
  return { scanned, scan, stray };
}
