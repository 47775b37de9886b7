import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { findGeometryFault } from "#app/platform/geo/geometry-faults.ts";
import type { ZoneGeometry } from "#app/platform/geo/zone-geometry.ts";
import { computeOverlap } from "../model/overlap.ts";

interface Outlined {
  id: string;
  name: string;
  geometry: ZoneGeometry;
}

/** Two that share an area, in square kilometres. */
export interface Overlap<Of extends Outlined = Outlined> {
  one: Of;
  other: Of;
  area: number;
}

/** Overlaps of an outline; computed asynchronously while a corner is dragged. */
export function useOverlaps<Of extends Outlined>(
  geometry: ZoneGeometry | null,
  others: readonly Of[],
): { other: Of; area: number }[] {
  const still = useDeferredValue(geometry);
  return useMemo(() => {
    if (!still || findGeometryFault(still)) return [];
    return others
      .map((other) => ({ other, area: computeOverlap(still, other.geometry) }))
      .filter(({ area }) => area > 0)
      .sort((a, b) => b.area - a.area);
  }, [still, others]);
}

/** Maximum milliseconds of one slice of comparisons. */
const SLICE_MS = 12;

/** All overlapping pairs, largest first; computed in small slices, so that the page stays responsive. */
export function useAllOverlaps<Of extends Outlined>(all: readonly Of[]): Overlap<Of>[] {
  const [found, setFound] = useState<Overlap<Of>[]>([]);
  useEffect(() => {
    const list: Overlap<Of>[] = [];
    let [at, against] = [0, 1];
    let timer = 0;
    const compare = () => {
      const began = performance.now();
      while (at < all.length - 1 && performance.now() - began < SLICE_MS) {
        const [one, other] = [all[at], all[against]];
        const area = one && other ? computeOverlap(one.geometry, other.geometry) : 0;
        if (one && other && area > 0) list.push({ one, other, area });
        against += 1;
        if (against >= all.length) {
          at += 1;
          against = at + 1;
        }
      }
      if (at < all.length - 1) timer = window.setTimeout(compare);
      else setFound(list.sort((a, b) => b.area - a.area));
    };
    compare();
    return () => clearTimeout(timer);
  }, [all]);
  return found;
}
