import { describeError } from "./commit.server.ts";

/** What D1 and Durable Objects report while they are overloaded, restarted or out of reach for a moment. */
const busyReports = [
  "SQLITE_BUSY",
  "database is locked",
  "D1 DB is overloaded",
  "D1 DB reset because",
  "D1 DB storage operation exceeded timeout",
  "in D1 DB storage caused object to be reset",
  "starting up D1 DB storage caused object to be reset",
  "Cannot resolve D1 DB due to transient issue",
  "Network connection lost",
  // Behind it the platform hides what failed of its own, a locked database too.
  "internal error; reference =",
  "Durable Object is overloaded",
];
const busyPattern = new RegExp(busyReports.join("|"), "i");

/**
 * True when the database was locked, overloaded or out of reach: a batch was written whole or not at all, and the same
 * request may succeed a moment later.
 */
export function isBusy(thrown: unknown): boolean {
  return busyPattern.test(describeError(thrown));
}
