/** What is kept running, and how it is looked at; see keep-running.mjs. */
export interface Kept {
  start(): { ended: Promise<unknown>; kill(): void };
  isAlive(): Promise<boolean>;
  wait(ms: number): Promise<unknown>;
  log(line: string): void;
  isOver(): boolean;
}

export function keepRunning(kept: Kept): Promise<void>;
