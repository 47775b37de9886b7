/** Length of the longest strictly increasing subsequence, in O(n log n): piles whose tops stay sorted. */
export function findLongestIncreasing(values: readonly number[]): number {
  const tops: number[] = [];
  for (const value of values) {
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tops[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    tops[low] = value;
  }
  return tops.length;
}
