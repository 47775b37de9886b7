import type { Kernel, Progress } from "./kernel.ts";

/** First slice, to see how fast the kernel is here. Later ones take about this share of the whole, and at most so many times the one before. */
const FIRST_SLICE = 200;
const SLICE_SHARE = 0.04;
const MAX_GROWTH = 4;
/** More than this the kernel cannot count; a problem without tasks gets there in no time. */
const MAX_ITERATIONS = 2_000_000_000;

/**
 * Searches for about so many seconds. The clock never steers the search itself: it only decides how many iterations the
 * budget has, again after every slice by that slice's speed, so that the search has cooled down when the time is over.
 *
 * @param elapsed seconds used so far, by the caller's clock
 */
export function searchFor(kernel: Kernel, seconds: number, elapsed: () => number): Progress {
  // The first slice is searched as if it were the beginning of a long search.
  kernel.setBudget(FIRST_SLICE * 1_000);
  let slice = FIRST_SLICE;
  for (;;) {
    const began = elapsed();
    const progress = kernel.run(slice);
    const now = elapsed();
    const speed = slice / Math.max(now - began, 1e-5);
    const remaining = Math.min(Math.floor((seconds - now) * speed), MAX_ITERATIONS - progress.iterations);
    if (remaining < 1) return progress;
    kernel.setBudget(progress.iterations + remaining);
    slice = Math.max(1, Math.min(remaining, MAX_GROWTH * slice, Math.ceil(SLICE_SHARE * seconds * speed)));
  }
}
