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

/** A sandbox as its screen and the API read it. */
export interface SandboxView {
  uuid: string;
  name: string;
  /** Its present, milliseconds UTC. */
  now: number;
  /** How far that is ahead of system time, milliseconds. */
  ahead: number;
  /** `moving` while the clock is on its way to `target`, `emptying` while its rows are deleted: nothing else is answered then. */
  state: "ready" | "moving" | "emptying";
  target: number | null;
}

/** Something a sandbox would have sent, and did not. */
export interface HeldMessage {
  id: string;
  channel: "mail" | "text" | "slack" | "teams" | "push";
  recipient: string;
  subject: string;
  body: string;
  at: number;
}
