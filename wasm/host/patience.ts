import type { Progress } from "./kernel.ts";

/**
 * A search has nothing more to find when its best plan stood still for this share of what it has done, but not before this
 * share of its budget: until then its starts have not cooled down, and standing still says nothing. `bench/README.md` has what
 * other shares cost.
 */
const IDLE_SHARE = 0.4;
export const STARTS_SHARE = 0.47;

type Best = Pick<Progress, "iterations" | "bestCost" | "unassigned">;

/** When a search last found something better, by its iterations alone: the same search always ends at the same one. */
export interface Patience {
  /** Iterations at which the best plan was last seen to have changed; what a search that goes on is given. */
  readonly betterAt: number;
  /** Looks at where the search is; true when going on is not worth it. To be called at the same iterations every time. */
  isOver(now: Best, budget: number): boolean;
}

/** Watches a search that begins, or goes on, at `first`. */
export function watchPatience(first: Best, betterAt = first.iterations): Patience {
  let best = first;
  let at = betterAt;
  return {
    get betterAt() {
      return at;
    },
    isOver(now, budget) {
      if (now.bestCost !== best.bestCost || now.unassigned !== best.unassigned) {
        best = now;
        at = now.iterations;
      }
      return now.iterations >= budget * STARTS_SHARE && now.iterations - at >= now.iterations * IDLE_SHARE;
    },
  };
}
