import type { Database } from "#app/platform/db/database.server.ts";
import { minute, second } from "#app/platform/kernel/milliseconds.ts";
import { readStatusHours } from "../db/status.server.ts";
import { computeStatusReport, MAX_WAIT_MS } from "../model/status-report.ts";

/** The status page as Markdown. */
export const STATUS_PLACEHOLDER = "{{status}}";

/** The status report as Markdown. */
export async function formatStatus(db: Database, now: number): Promise<string> {
  const { checkedAt, days, incidents } = computeStatusReport(await readStatusHours(db, now), now);
  if (checkedAt === null) return "No data yet: the first minute is not over.\n";
  const late = now - checkedAt > MAX_WAIT_MS + minute;
  const waits = days[0]?.lagMs ?? 0;
  const stand = late
    ? `**Nothing has been processed since ${formatMoment(checkedAt)} UTC.**`
    : `**Everything due is being processed**, last at ${formatMoment(checkedAt)} UTC.`;
  return `${stand} Longest wait of an event today: ${formatLength(waits)}. Counted until ${formatMoment(now)} UTC.

## Days

| Day | Minutes | Attempted | Delivered | p95 | Waited |
|---|---|---|---|---|---|
${days.map((each) => `| ${formatDay(each.day)} | ${each.minutes} of ${each.of} | ${each.tries} | ${formatShare(each)} | ${each.latencyMs === null ? "none" : formatLength(each.latencyMs)} | ${formatLength(each.lagMs)} |`).join("\n")}

## Incidents

${incidents.length === 0 ? "None in this period." : incidents.map(formatIncident).join("\n")}
`;
}

function formatIncident({
  from,
  to,
  missed,
  lagMs,
}: ReturnType<typeof computeStatusReport>["incidents"][number]): string {
  const what = [
    ...(missed > 0 ? [`nothing was looked after in ${missed} minutes`] : []),
    ...(lagMs > MAX_WAIT_MS ? [`an event waited ${formatLength(lagMs)}`] : []),
  ];
  return `- ${formatMoment(from)} to ${formatMoment(to)} UTC: ${what.join("; ")}`;
}

const dayFormat = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });
/** Non-breaking, however narrow the page. */
const formatDay = (at: number) => dayFormat.format(at).replaceAll(" ", "\u00a0");
const formatMoment = (at: number) => new Date(at).toISOString().slice(0, 16).replace("T", " ");

function formatShare({ tries, arrived }: { tries: number; arrived: number }): string {
  return tries === 0 ? "none" : `${((100 * arrived) / tries).toFixed(1)}\u00a0%`;
}

function formatLength(ms: number): string {
  if (ms < second) return `${ms}\u00a0ms`;
  return ms < 2 * minute ? `${(ms / second).toFixed(1)}\u00a0s` : `${Math.round(ms / minute)}\u00a0min`;
}
