import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { type AlertLine, discardLines, listDueRules, markLinesSent, readDueLines } from "../db/alert-lines.server.ts";
import { readAlertRules } from "../db/alert-rules.server.ts";
import { queueAlerts } from "./queue-alerts.server.ts";

/** Limits per run: rules, and lines per message; the rest follows in the next run. */
const MAX_PER_ROUND = { rules: 200, lines: 50 };

/** Sends due alerts, one message per rule and channel. Returns the number of rules that sent something. */
export async function sendAlerts({ db, ports }: Pick<Scope, "db" | "ports">): Promise<number> {
  const now = ports.clock.now();
  const due = await listDueRules(db, ports.clock, MAX_PER_ROUND.rules);
  if (due.length === 0) return 0;
  const rules = await readAlertRules(db, due);
  const gone = due.filter((id) => !rules.some((rule) => rule.id === id && rule.active));
  if (gone.length > 0) await commit(db, [discardLines(db, gone)]);
  let sent = 0;
  for (const rule of rules.filter(({ active }) => active)) {
    const lines = await readDueLines(db, rule, now, MAX_PER_ROUND.lines);
    const committed = await commit(db, [
      ...markLinesSent(db, rule, lines),
      ...(await queueAlerts({ db, ports }, rule, lines.map(toAlertNews))),
    ]);
    if (committed.ok) sent += 1;
    // A lost race means that another worker sent it.
    else if (committed.failure.code !== "lost_race")
      logFailure(new Error(committed.failure.code), { alert_rule: rule.id, account: rule.accountId });
  }
  if (sent > 0) await ports.wake.outbox();
  return sent;
}

/** Uses the key of `import-notices`, so that the person who started an import gets one item, not two. */
function toAlertNews({ type, objectId, number, at, eventId }: AlertLine) {
  return {
    type,
    objectId,
    number,
    at,
    key: type === "import.failed" ? `import_failed:${objectId}` : `alert:${eventId}`,
  };
}
