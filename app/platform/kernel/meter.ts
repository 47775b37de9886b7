/** A request that counts against a limit: so many in a window, at a moment (milliseconds). */
export interface MeterRequest {
  limit: number;
  windowSeconds: number;
  at: number;
}

/** What is left of a limit, and seconds until it is whole again; over once the request is one too many. */
export interface MeterResult {
  isOver: boolean;
  remaining: number;
  resetSeconds: number;
}
