import type { Database } from "#app/platform/db/database.server.ts";
import { minute, second } from "#app/platform/kernel/milliseconds.ts";
import { readStatusHours } from "../db/status.server.ts";
import { longestWait, reportOf } from "../model/status-report.ts";

/** Where the page of the status says what was counted. */
export const statusPlace = "{{status}}";

/** What the installation counted of itself, as Markdown. */
export async function statusText(db: Database, now: number): Promise<string> {
  const { lookedAt, days: told, incidents } = reportOf(await readStatusHours(db, now), now);
  if (lookedAt === null) return "Nothing was counted yet: the first minute is not over.\n";
  const late = now - lookedAt > longestWait + minute;
  const waits = told[0]?.waitedMs ?? 0;
  const stand = late
    ? `**Nothing has been looked after since ${moment(lookedAt)} UTC.**`
    : `**Everything due is being looked after**, last at ${moment(lookedAt)} UTC.`;
  return `${stand} The longest that an event waited today: ${length(waits)}. Counted until ${moment(now)} UTC.

## Days

| Day | Minutes | Tried | Arrived | p95 | Waited |
|---|---|---|---|---|---|
${told.map((each) => `| ${date(each.day)} | ${each.minutes} of ${each.of} | ${each.tries} | ${share(each)} | ${each.toldMs === null ? "none" : length(each.toldMs)} | ${length(each.waitedMs)} |`).join("\n")}

## Incidents

${incidents.length === 0 ? "None in what was counted." : incidents.map(incident).join("\n")}
`;
}

function incident({ from, to, missed, waitedMs }: ReturnType<typeof reportOf>["incidents"][number]): string {
  const what = [
    ...(missed > 0 ? [`nothing was looked after in ${missed} minutes`] : []),
    ...(waitedMs > longestWait ? [`an event waited ${length(waitedMs)}`] : []),
  ];
  return `- ${moment(from)} to ${moment(to)} UTC: ${what.join("; ")}`;
}

const days = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });
/** In one piece, however narrow the page. */
const date = (at: number) => days.format(at).replaceAll(" ", "\u00a0");
const moment = (at: number) => new Date(at).toISOString().slice(0, 16).replace("T", " ");

function share({ tries, arrived }: { tries: number; arrived: number }): string {
  return tries === 0 ? "none" : `${((100 * arrived) / tries).toFixed(1)}\u00a0%`;
}

function length(ms: number): string {
  if (ms < second) return `${ms}\u00a0ms`;
  return ms < 2 * minute ? `${(ms / second).toFixed(1)}\u00a0s` : `${Math.round(ms / minute)}\u00a0min`;
}
