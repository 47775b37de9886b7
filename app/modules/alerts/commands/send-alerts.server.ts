import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { type AlertLine, discardLines, listDueRules, markLinesSent, readDueLines } from "../db/alert-lines.server.ts";
import { readAlertRules } from "../db/alert-rules.server.ts";
import { queueAlerts } from "./queue-alerts.server.ts";

/** Rules of one round, and lines of one message: what is more comes with the next. */
const MAX_PER_ROUND = { rules: 200, lines: 50 };

/** Sends what alerts are due, a message for each rule and way. Returns how many rules spoke. */
export async function sendAlerts({ db, ports }: Pick<Scope, "db" | "ports">): Promise<number> {
  const now = ports.clock.now();
  const due = await listDueRules(db, ports.clock, MAX_PER_ROUND.rules);
  if (due.length === 0) return 0;
  const rules = await readAlertRules(db, due);
  const gone = due.filter((id) => !rules.some((rule) => rule.id === id && rule.active));
  if (gone.length > 0) await commit(db, [discardLines(db, gone)]);
  let spoke = 0;
  for (const rule of rules.filter(({ active }) => active)) {
    const lines = await readDueLines(db, rule, now, MAX_PER_ROUND.lines);
    const told = await commit(db, [
      ...markLinesSent(db, rule, lines),
      ...(await queueAlerts({ db, ports }, rule, lines.map(toAlertNews))),
    ]);
    if (told.ok) spoke += 1;
    // Another worker was faster: it told.
    else if (told.failure.code !== "lost_race")
      logFailure(new Error(told.failure.code), { alert_rule: rule.id, account: rule.accountId });
  }
  if (spoke > 0) await ports.wake.outbox();
  return spoke;
}

/** The person who began an import has its line already: theirs and this one are one (`import-notices`). */
function toAlertNews({ type, objectId, number, at, eventId }: AlertLine) {
  return {
    type,
    objectId,
    number,
    at,
    key: type === "import.failed" ? `import_failed:${objectId}` : `alert:${eventId}`,
  };
}
