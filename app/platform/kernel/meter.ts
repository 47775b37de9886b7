/** A request that counts against a limit of requests in a window; times in milliseconds. */
export interface MeterRequest {
  limit: number;
  windowSeconds: number;
  at: number;
  /** How many requests it is worth; 1 unless given. All or none are counted. */
  calls?: number;
}

/** What is left of a limit, and seconds until it resets; `over` when the request exceeds it. */
export interface MeterResult {
  isOver: boolean;
  remaining: number;
  resetSeconds: number;
}
