import { useEffect, useMemo, useState } from "react";
import type { WayLeg } from "#app/platform/geo/ways.ts";
import { createFindWay, type FindWay, loadWays } from "./way-cache.ts";

/** Milliseconds a map rests before it asks: what is dragged past is not asked for. */
const REST_MS = 150;

/** The ways of a map's legs: straight at first, along the streets when they have come. */
export function useWays(legs: readonly WayLeg[]): FindWay {
  const [news, setNews] = useState(0);
  // Stands for the legs, which are made anew with every scene.
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
