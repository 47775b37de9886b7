/** A sandbox: an account for testing, with a clock that people move. */
export interface Sandbox {
  /** Its parent account. */
  readonly ownerId: string;
  /** How far its clock is ahead of system time, milliseconds. */
  readonly ahead: number;
  /** Target of a clock move, milliseconds UTC of the sandbox; null when none is in progress. */
  readonly target: number | null;
  /** It is being reset, and closed until that is done. */
  readonly resetting: boolean;
}

/** A sandbox as its screen and the API read it. */
export interface SandboxView {
  uuid: string;
  name: string;
  /** Its current time, milliseconds UTC. */
  now: number;
  /** How far that is ahead of system time, milliseconds. */
  ahead: number;
  /** `moving` while the clock is on its way to `target`, `resetting` during a reset: other requests are then refused. */
  state: "ready" | "moving" | "resetting";
  target: number | null;
}

/** A message that the sandbox captured instead of sending it. */
export interface HeldMessage {
  id: string;
  channel: "mail" | "text" | "slack" | "teams" | "push" | "peppol";
  recipient: string;
  subject: string;
  body: string;
  at: number;
}
