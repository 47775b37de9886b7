/** A sandbox: an account to try things in, with a clock that people move. */
export interface Sandbox {
  /** The account that it belongs to. */
  readonly ownerId: string;
  /** How far its clock is ahead of system time, milliseconds. */
  readonly ahead: number;
  /** Target of a clock move, milliseconds UTC of the sandbox; null when none is in progress. */
  readonly target: number | null;
  /** It is being reset, and closed until that is done. */
  readonly resetting: boolean;
}
