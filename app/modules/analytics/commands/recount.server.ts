import type { Scope } from "#app/platform/db/scope.server.ts";
import { markPassed, pageRecounts, readDue, recountFacts } from "../db/recount.server.ts";
import { readDueDays, sumDays } from "../db/sum-days.server.ts";

/** Most rounds of one sweep. */
const MAX_ROUNDS = 6;

/** Recounts what is marked in all accounts, in at most `MAX_ROUNDS`; the rest stays marked for the next sweep. */
export async function recountAll(app: Pick<Scope, "db" | "ports">): Promise<void> {
  await markPassed(app, null);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const isPaging = await pageRecounts(app);
    const due = await readDue(app, null);
    await recountFacts(app, due);
    const days = await readDueDays(app, null);
    await sumDays(app, days);
    if (!isPaging && due.length === 0 && days.length === 0) return;
  }
}

/** Recounts an account before its figures are shown; false when some marks are left. */
export async function recountAccount(scope: Pick<Scope, "account" | "db" | "ports">): Promise<boolean> {
  await markPassed(scope, scope.account.id);
  const due = await readDue(scope, scope.account);
  if (due.length > 0) await recountFacts(scope, due);
  const days = await readDueDays(scope, scope.account.id);
  await sumDays(scope, days);
  if (due.length === 0 && days.length === 0) return true;
  const [left, open] = await Promise.all([readDue(scope, scope.account), readDueDays(scope, scope.account.id)]);
  return left.length === 0 && open.length === 0;
}
