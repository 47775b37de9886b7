/** A sandbox: an account to try things in, with a clock that people move. */
export interface Sandbox {
  /** The account that it belongs to. */
  readonly ownerId: string;
  /** How far its clock is before everybody's, milliseconds. */
  readonly ahead: number;
  /** Where the clock is being moved to, milliseconds UTC of its own; null while it only goes on. */
  readonly target: number | null;
  /** It is being emptied, and shut until then. */
  readonly resetting: boolean;
}
