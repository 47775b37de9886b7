/** How often a provider may be called. */
export interface Pace {
  /** Requests per second, evenly spaced; 0 means unlimited. */
  perSecond: number;
  /** Maximum wait for a turn, milliseconds. */
  patience: number;
}

/** State of a provider in an isolate: numbers only, so that requests can share it. */
interface Turns {
  nextFree: number;
  restsUntil: number;
}

const providers = new Map<string, Turns>();

/** How long a failed provider is paused, milliseconds; it may request longer (`Retry-After`). */
const DEFAULT_REST_MS = 30_000;
const MAX_REST_MS = 10 * 60_000;

/** A provider that refuses requests for a while (429, 503). */
export class ProviderRateLimited extends Error {
  readonly retryAfterMs: number | null;
  constructor(message: string, retryAfterMs: number | null) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Turns at one provider, shared by everything that runs in this isolate. */
export class Turnstile {
  readonly #turns: Turns;
  readonly #pace: Pace;

  constructor(provider: string, pace: Pace) {
    this.#turns = providers.get(provider) ?? { nextFree: 0, restsUntil: 0 };
    providers.set(provider, this.#turns);
    this.#pace = pace;
  }

  /** Waits for a turn; false when the provider is paused or the queue is too long. */
  async enter(): Promise<boolean> {
    const now = Date.now();
    if (now < this.#turns.restsUntil) return false;
    const { perSecond, patience } = this.#pace;
    if (perSecond <= 0) return true;
    const at = Math.max(now, this.#turns.nextFree);
    if (at - now > patience) return false;
    this.#turns.nextFree = at + 1000 / perSecond;
    if (at > now) await new Promise<void>((done) => setTimeout(done, at - now));
    return true;
  }

  /** Pauses the provider after a failure. */
  rest(error: unknown): void {
    const requested = error instanceof ProviderRateLimited ? error.retryAfterMs : null;
    this.#turns.restsUntil = Date.now() + Math.min(requested ?? DEFAULT_REST_MS, MAX_REST_MS);
  }
}
