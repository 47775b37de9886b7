import type { Kernel, Progress } from "./kernel.ts";

/** First slice, to see how fast the kernel is here; later slices take about this share of the whole. */
const firstSlice = 200;
const sliceShare = 0.04;

/**
 * Searches for about so many seconds. The clock never steers the search itself: it only decides how many iterations the
 * budget has, again after every slice, so that the search has cooled down when the time is over.
 *
 * @param elapsed seconds used so far, by the caller's clock
 */
export function searchFor(kernel: Kernel, seconds: number, elapsed: () => number): Progress {
  // The first slice is searched as if it were the beginning of a long search.
  kernel.setBudget(firstSlice * 1_000);
  const from = elapsed();
  let progress = kernel.run(firstSlice);
  for (;;) {
    const used = elapsed();
    const left = seconds - used;
    const rate = progress.iterations / Math.max(used - from, 1e-4);
    const remaining = Math.floor(left * rate);
    if (left <= 0 || remaining < 1) return progress;
    kernel.setBudget(progress.iterations + remaining);
    progress = kernel.run(Math.max(1, Math.min(remaining, Math.ceil(sliceShare * seconds * rate))));
  }
}
