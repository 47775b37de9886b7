import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { automationRuns } from "#app/modules/automation/db/automation.tables.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { sweepRules } from "#workers/due-tasks.ts";
import { createAppContext } from "#workers/environment.ts";
import type { TestWorkspace } from "./workspace.ts";

/** Moments as they are written: "2026-11-23T05:30" of UTC. */
export const parseMoment = (text: string): number => Date.parse(`${text}:00Z`);

/** One visit of the cron at a moment; the database may break on the way. */
export async function sweepAt(text: string | number, through: (db: Database) => Database = (db) => db): Promise<void> {
  const app = createAppContext(env, () => {});
  const at = typeof text === "number" ? text : parseMoment(text);
  await sweepRules({ ...app, db: through(app.db), ports: { ...app.ports, clock: { now: () => at } } });
}

/** What the rules of a workspace did, the oldest first. */
export function readTestRuns({ scope }: TestWorkspace) {
  return scope.db
    .select()
    .from(automationRuns)
    .where(eq(automationRuns.accountId, scope.account.id))
    .orderBy(asc(automationRuns.dueAt), asc(automationRuns.part));
}

export function readPlans({ scope }: TestWorkspace) {
  return scope.db.select().from(plans).where(eq(plans.accountId, scope.account.id)).orderBy(asc(plans.id));
}

/** A rule that plans deliveries of working days at 05:30, from 07:00 to 16:00, and looks for its moment from `since` on. */
export async function createRule(
  who: TestWorkspace,
  locationId: string,
  more: object = {},
  since = "2026-11-22T12:00",
) {
  const body = {
    name: "Morning plan",
    active: true,
    schedule: { every: "weekly", weekdays: [1, 2, 3, 4, 5], time: "05:30" },
    delay_minutes: 90,
    duration_minutes: 540,
    location_id: locationId,
    shipment_types: [3],
    auto_confirm: true,
    ...more,
  };
  const answer = await who.fetch("/api/automation-rules", { body });
  if (answer.status !== 201) throw new Error(await answer.text());
  const { data } = await answer.json<{ data: { id: string } }>();
  await lookFrom(data.id, since);
  return data.id;
}

/** The rule's next moment is the first one after this, as if it had been saved then. */
export async function lookFrom(ruleId: string, since: string): Promise<void> {
  const row = await env.DB.prepare(
    "select r.definition, a.timezone from automation_rules r join accounts a on a.id = r.account_id where r.id = ?",
  )
    .bind(ruleId)
    .first<{ definition: string; timezone: string }>();
  if (!row) throw new Error("no rule");
  const { computeNextFire } = await import("#app/platform/time/fire-times.ts");
  const { scheduleSchema } = await import("#app/platform/time/schedule.ts");
  const { schedule } = JSON.parse(row.definition) as { schedule: unknown };
  const next = computeNextFire(scheduleSchema.parse(schedule), row.timezone, parseMoment(since));
  await env.DB.prepare("update automation_rules set next_at = ? where id = ?").bind(next, ruleId).run();
}
