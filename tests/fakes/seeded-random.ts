/** Chances that are the same in every run. */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** True in so many cases of one. */
  hits(share: number): boolean {
    return this.next() < share;
  }

  pick<Each>(all: readonly Each[]): Each {
    const found = all[Math.floor(this.next() * all.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  }
}

/** How badly a shop behaves; nothing is good behaviour. Shares of one. */
export interface FaultRates {
  /** Answers with 502. */
  broken: number;
  /** Wants us to wait. */
  throttled: number;
  /** Messages that never arrive, arrive twice, arrive late. */
  lost: number;
  doubled: number;
  late: number;
  /** Tokens end while they are used. */
  expired: number;
  /** Pages are shorter than requested. */
  cut: number;
}

export const noFaults: FaultRates = { broken: 0, throttled: 0, lost: 0, doubled: 0, late: 0, expired: 0, cut: 0 };

/** A message that a shop sends. */
export interface SentMessage {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}
