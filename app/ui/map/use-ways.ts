import { useEffect, useMemo, useState } from "react";
import type { Leg } from "#app/platform/geo/ways.ts";
import { learnWays, type WayOf, waysAmong } from "./ways.ts";

/** Milliseconds a map rests before it asks: what is dragged past is not asked for. */
const rest = 150;

/** The ways of a map's legs: straight at first, along the streets when they have come. */
export function useWays(legs: readonly Leg[]): WayOf {
  const [news, setNews] = useState(0);
  // Stands for the legs, which are made anew with every scene.
  const key = JSON.stringify(legs);
  useEffect(() => {
    const later = setTimeout(() => {
      void learnWays(legs).then((isNew) => {
        if (isNew) setNews((before) => before + 1);
      });
    }, rest);
    return () => clearTimeout(later);
  }, [key]);
  return useMemo(() => waysAmong(legs), [key, news]);
}
