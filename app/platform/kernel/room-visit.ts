/** Whose socket comes into a room: the hash of the session's token, and the account it works in. */
export interface RoomVisit {
  session: string;
  accountId: string;
  /** Whether the viewer sees all of the account, or is confined to some locations; all where nothing is said. */
  visibility?: "all" | "some";
}

/** The code with which a socket is closed whose session is over: whoever holds it does not come back, and signs in. */
export const sessionEndedCode = 4401;
