/** What `solver/kernel.ts` exports. Addresses and sizes are bytes in linear memory. */
export interface KernelExports {
  memory: WebAssembly.Memory;
  reserve(bytes: number): number;
  getMemoryBytes(): number;
  setPrices(outside: number, second: number, back: number, balance: number): void;
  load(header: number, seed: number): void;
  begin(): void;
  resume(from: number): void;
  setBudget(iterations: number): void;
  setTemperatures(first: number, last: number): void;
  search(iterations: number): void;
  getIterations(): number;
  getBestCost(): number;
  getCurrentCost(): number;
  countBestUnassigned(): number;
  writeBest(to: number): number;
  getCheckpointRoom(): number;
  writeCheckpoint(to: number): number;
}
