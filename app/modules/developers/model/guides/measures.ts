import { analytics } from "#app/modules/analytics/i18n/analytics.en.ts";
import { isCountName, listFormulaCounts } from "#app/modules/analytics/model/count-names.ts";
import type { Measure } from "#app/modules/analytics/model/measure.ts";
import { type MeasureName, measures } from "#app/modules/analytics/model/measures.ts";
import { subjects } from "#app/modules/analytics/model/subjects.ts";
import { getBandAim, windowBands } from "#app/modules/analytics/model/window-cells.ts";
import type { Guide } from "./guide.ts";

const fair = "none under 200 stops of one's own, or of others that are alike";

/** Counts without a list of their own, which formulas use. */
export const countMeanings: Readonly<Record<string, string>> = {
  attempts: "Attempts of all orders, the last one included",
  lateness: "Minutes from the end of the window to the drop-off, whole ones; below zero is before it",
  width: "Minutes from the beginning to the end of the window last sent before the driver came, whole ones",
  service: "Minutes from arrival at a stop to departure, whole ones",
  service_minutes: "Sum of the minutes from arrival at a stop to departure",
  visit_seconds:
    "Sum of the seconds from the end of one visited stop, or the start of the route, to the end of the next",
  expected_visit_seconds: `Seconds that the same visited stops take at the mean of everybody; ${fair}`,
  expected_first_visits_done: `First attempts done of the same stops at the mean of everybody; ${fair}`,
  expected_due_visits_kept: `Stops visited as promised of the same stops at the mean of everybody; ${fair}`,
  expected_service_minutes: `Minutes from arrival to departure of the same stops at the mean of everybody; ${fair}`,
  stops_done: "Stops done on routes that are over",
  driven_minutes: "Minutes from start to completion of routes that are over",
  planned_driven_minutes: "Planned minutes of the same routes",
  planned_meters: "Planned metres of all routes",
  planned_driven_meters: "Planned metres of routes that are over",
  driven_meters: "Metres between the positions that drivers' devices reported on routes that are over",
  planned_tracked_meters: "Planned metres of the routes that are over and have such positions",
  orders_done: "Orders delivered on routes that are over",
  utilization: "Sum of the routes' utilization in percent, as planned",
  fill_weight: "Sum of the routes' load at their fullest moment in percent of the vehicle's maximum weight, as planned",
  fill_volume: "Sum of the routes' load at their fullest moment in percent of the vehicle's maximum volume, as planned",
  fill_time: "Sum of the routes' hours in percent of the crew's, as planned",
  vehicle_cost:
    "Fixed cost, cost of a route, planned kilometers and driven hours of the vehicles of routes that are over",
};

const days = {
  order: "An order counts on the day its promise ends. A failed attempt keeps that day, unless the customer moved it.",
  shipment: "A shipment counts on the day it ended, before that on the day it is due.",
  route: "A route counts on its date.",
};

const describeCount = (name: string): string =>
  isCountName(name) ? analytics.count[name] : (countMeanings[name] ?? "");

function writeRow({ name, unit, of, by, list }: Measure & { name: MeasureName }): string {
  const cells = [
    `**${analytics.measure[name]}** \`${name}\``,
    analytics.means[name],
    `\`${of.words}\``,
    unit === "per_hour" ? "an hour" : unit,
    by.join(", "),
    list ? analytics.count[list] : "none",
  ];
  return `| ${cells.join(" | ")} |`;
}

function writeSubject(subject: (typeof subjects)[number]): string {
  const rows = measures.filter((each) => each.subject === subject);
  const used = [...new Set(rows.flatMap(({ of }) => listFormulaCounts(of.words)))].sort();
  return `## Of ${subject}s

${days[subject]}

| Number | Means | Formula | Unit | By | Rows behind it |
|---|---|---|---|---|---|
${rows.map(writeRow).join("\n")}

| Count | Means |
|---|---|
${used.map((each) => `| \`${each}\` | ${describeCount(each)} |`).join("\n")}
`;
}

/** What each number of the dashboards means; walks the table that counts them. */
export const measureGuide: Guide = {
  page: "measures",
  group: "guides",
  title: "What this number means",
  lead: "Every number of dashboards, files and programs, with its formula. There is one table of them, and this is it.",
  text: `Counts are summed over the days of a period first, then the formula is applied once: a rate of a month is never the mean of its days. Without anything to divide by there is no number. Days are those of the account's time zone.

\`\`\`sh
curl {{origin}}/api/analytics/measures -H "Authorization: Bearer $WAYBILL"
curl "{{origin}}/api/analytics/measures/otif?by=method" -H "Authorization: Bearer $WAYBILL"
curl "{{origin}}/api/analytics/measures/otif/rows" -H "Authorization: Bearer $WAYBILL"
\`\`\`

A period is compared with as many days before it, or with the same weekdays 52 weeks earlier. It has at most 1,100 days, and 31 with a filter; the rows behind a number have 31 with two. Agents ask the tools \`analytics.measures\`, \`analytics.measure\` and \`analytics.rows\`.

## Compared fairly

An index is 100 where all is as expected. Expected is what the same stops would bring at the mean of everybody: pickups, transfers, deliveries and returns apart, each up to 0.5, 2 and 10 km from the stop before and farther. Everybody are all agents of the period and of the filters, whatever agent or team is asked for. Under 200 stops, or when others have under 200 that are alike, there is no index.

\`\`\`sh
curl "{{origin}}/api/analytics/measures/pace_index?by=agent" -H "Authorization: Bearer $WAYBILL"
\`\`\`

## Windows by stops ahead and hour

Windows that customers were sent are also counted by how many stops were ahead when they were sent, by the local hour of the arrival, and by both: ${windowBands.map((band) => `\`window_sent/${band}\``).join(", ")}; \`window_sent/hour_14\`; \`window_sent/ahead_2/hour_14\`. \`window_missed\` has the same names, for drivers who came before or after the window. An order counts once in each, by the last window that it was sent with so many stops ahead; by hour alone by the last of all. A driver who waits for the agreed time to begin comes when it begins. The aim is ${getBandAim("ahead_16")} % inside the evening before and with more than 5 stops ahead, ${getBandAim("next")} % with fewer.

## On time and in full

An order is on time when it is dropped off by the end of its window and the threshold of its method, and in full when every package and item is delivered. Orders are counted that are both; rates are never multiplied. Not counted are orders cancelled before pickup, orders not due yet, and orders whose device reported a time that cannot be. A miss stays a miss, whatever is delivered later.

${subjects.map(writeSubject).join("\n")}`,
};
