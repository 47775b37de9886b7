import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type CountedDay, compareDay, markWrong, readRandomDays } from "../db/day-check.server.ts";
import { recountAll } from "./recount.server.ts";

type AppScope = Pick<Scope, "db" | "ports">;

/** Days that are counted again each night. */
const SAMPLE_SIZE = 40;

/** The hour of the nightly check, UTC. */
const CHECK_HOUR = 2;

const systemActor = { id: null, name: "Waybill", language: "en" };

/** Once a night: counts a random sample of days again; who may see the figures is notified of a difference. */
export async function checkSampledDays(app: AppScope): Promise<void> {
  if (new Date(app.ports.clock.now()).getUTCHours() !== CHECK_HOUR) return;
  await recountAll(app);
  const { buffer, byteOffset } = app.ports.random(SAMPLE_SIZE * 4);
  const bytes = new DataView(buffer, byteOffset);
  const draws = Array.from({ length: SAMPLE_SIZE }, (_, at) => bytes.getUint32(at * 4));
  const days = await readRandomDays(app, draws);
  for (const [accountId, own] of Map.groupBy(days, (each) => each.accountId)) await checkDays(app, accountId, own);
}

/** Compares days of an account with their rows; what differs is counted anew, and people are notified. */
export async function checkDays(app: AppScope, accountId: string, days: readonly CountedDay[]): Promise<void> {
  const scope = await readAccountScope(app, accountId, systemActor);
  if (!scope) return;
  const drifted: CountedDay[] = [];
  let wrong = 0;
  for (const day of days) {
    const { facts, isSumWrong } = await compareDay(app, day);
    if (facts.length === 0 && !isSumWrong) continue;
    drifted.push(day);
    wrong += facts.length;
    await commit(app.db, markWrong(app, day, facts));
  }
  const [first] = drifted;
  if (!first) return;
  const detail = { day: first.day, days: drifted.length, of: days.length, rows: wrong };
  await commit(app.db, [
    insertInboxItem(scope, { news: { kind: "figures_drifted", detail }, to: { permission: "analytics" } }),
  ]);
}
