import { useEffect, useMemo, useState } from "react";
import type { WayLeg } from "#app/platform/geo/ways.ts";
import { createFindWay, type FindWay, loadWays } from "./way-cache.ts";

/** Milliseconds a map must rest before lines are requested, so that passed areas are skipped. */
const REST_MS = 150;

/** The lines of a map's legs: straight at first, along streets once loaded. */
export function useWays(legs: readonly WayLeg[]): FindWay {
  const [news, setNews] = useState(0);
  // A key for the legs, which are new objects with every scene.
  const key = JSON.stringify(legs);
  useEffect(() => {
    const later = setTimeout(() => {
      void loadWays(legs).then((isNew) => {
        if (isNew) setNews((before) => before + 1);
      });
    }, REST_MS);
    return () => clearTimeout(later);
  }, [key]);
  return useMemo(() => createFindWay(legs), [key, news]);
}
