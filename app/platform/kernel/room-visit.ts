/** The owner of a socket that enters a room: the hash of the session's token, and its account. */
export interface RoomVisit {
  session: string;
  accountId: string;
  /** Whether the viewer sees all of the account or only some locations; all when left out. */
  visibility?: "all" | "some";
}

/** Close code for a socket whose session ended: the client does not reconnect but signs in again. */
export const sessionEndedCode = 4401;
