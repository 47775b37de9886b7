import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { MessengerReport, TextChannel } from "#app/platform/kernel/messenger.ts";
import { readReported, recordReport } from "../db/message-reports.server.ts";
import { readWriters, releaseContacts, suppressContacts } from "../db/suppressions.server.ts";

/** Words by which people stop and resume texts, in capitals. */
const stopWords = new Set(["STOP", "STOPP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "ABMELDEN", "HALT"]);
const startWords = new Set(["START", "UNSTOP", "YES", "JA", "ANMELDEN"]);

/** What the answer of a recipient asks for; null for any other text. */
export function readAnswer(text: string): "stop" | "start" | null {
  const word = text
    .trim()
    .toUpperCase()
    .replace(/[.!"']/g, "");
  return stopWords.has(word) ? "stop" : startWords.has(word) ? "start" : null;
}

/**
 * Records what a provider reports. All of it may come twice and in any order. STOP counts for every account that wrote
 * to the number, because the sender is the same; a number that cannot be reached is not tried again by its account.
 */
export async function applyReports(
  { db, ports }: Pick<Scope, "db" | "ports">,
  channel: TextChannel,
  reports: readonly MessengerReport[],
): Promise<void> {
  const now = ports.clock.now();
  for (const report of reports.slice(0, 500)) {
    const statements: Statement[] = [];
    if (report.kind === "answer") {
      const asked = readAnswer(report.text);
      const accounts = asked ? await readWriters(db, channel, report.from) : [];
      const contacts = accounts.map((accountId) => ({ accountId, channel, contact: report.from }));
      if (asked === "stop" && contacts.length > 0)
        statements.push(
          ...(await suppressContacts(
            db,
            contacts.map((each) => ({ ...each, reason: "stop" })),
            now,
          )),
        );
      if (asked === "start" && contacts.length > 0) statements.push(...(await releaseContacts(db, contacts)));
    } else {
      statements.push(recordReport(db, channel, report, now));
      const found = report.kind === "unreachable" ? await readReported(db, channel, report) : null;
      if (found?.recipient)
        statements.push(
          ...(await suppressContacts(
            db,
            [{ accountId: found.accountId, channel, contact: found.recipient, reason: "bounce" }],
            now,
          )),
        );
    }
    await commit(db, statements);
  }
}
