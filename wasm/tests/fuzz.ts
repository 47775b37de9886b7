/**
 * Settings of a property test: always the same cases, so that a red test is a change of ours and no bad luck.
 * For a night of new ones: `FUZZ_RUNS=2000 npx vitest run --project unit wasm/tests/host/agreement.test.ts`.
 */
export function fuzz(numRuns: number): { numRuns: number; seed: number } {
  const { FUZZ_RUNS: runs, FUZZ_SEED: seed } = process.env;
  if (runs === undefined) return { numRuns, seed: 20_261_121 };
  return { numRuns: Number(runs), seed: seed === undefined ? Date.now() % 2 ** 31 : Number(seed) };
}
