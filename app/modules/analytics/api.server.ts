import { z } from "zod";
import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { cursorParameter, type QueryParameters } from "#app/platform/http/query-parameters.ts";
import {
  createListSchema,
  idSchema,
  localDateSchema,
  localTimeSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { computeMeasure } from "./commands/compute-measure.server.ts";
import { embedCatalogue } from "./commands/embeds.server.ts";
import { listMeasureRows, listMeasures } from "./commands/list-measures.server.ts";
import { listArrivingOrders } from "./commands/view-arriving.server.ts";
import { dangerReasons, dangers } from "./model/arriving.ts";
import { measureUnits } from "./model/measure.ts";
import { measures } from "./model/measures.ts";
import { comparisons } from "./model/period.ts";
import { dimensions, subjects } from "./model/subjects.ts";

const access = { permission: "analytics", accountKind: "carrier" } as const;
const measure = { measure: measures.map(({ name }) => name) };
const dimension = z.enum(dimensions);

const measureSchema = z.strictObject({
  name: z.string(),
  label: z.string().describe("In the caller's language"),
  means: z.string().describe("In the caller's language"),
  subject: z.enum(subjects).describe("What is counted"),
  unit: z.enum(measureUnits),
  formula: z.string().describe("Of the counts of a period: 100 × otif ÷ promised"),
  dimensions: z.array(dimension).describe("What it may be cut and filtered by"),
  better: z.enum(["more", "less"]).nullable(),
  listed: z.boolean().describe("The rows behind it can be listed"),
});

const value = z.union([z.number(), z.string()]).nullable();
const values = {
  value: value.describe("Null without data; a decimal text where the unit is money"),
  before: value.describe("Of the days that it is compared with"),
};

const valueSchema = z.strictObject({
  measure: z.string(),
  unit: z.enum(measureUnits),
  currency: z.string().nullable().describe("Of money"),
  period: z.strictObject({ from: localDateSchema, to: localDateSchema }),
  compared: z.strictObject({ from: localDateSchema, to: localDateSchema, with: z.enum(comparisons) }),
  filters: z.partialRecord(dimension, z.string()),
  by: dimension.nullable(),
  ...values,
  days: z.array(z.strictObject({ day: localDateSchema, value })),
  groups: z.array(
    z.strictObject({
      key: z.string().describe("`none` where there is none"),
      label: z.string().nullable().describe("Null of what was deleted"),
      ...values,
    }),
  ),
  is_current: z.boolean().describe("False: some changes are still being counted"),
  counted_at: instant,
});

const arrivingSchema = z.strictObject({
  days: z.array(
    z.strictObject({
      day: localDateSchema,
      orders: z.int().describe("Without cancelled ones"),
      done: z.int().describe("On time and in full"),
      safe: z.int(),
      at_risk: z.int(),
      will_miss: z.int(),
    }),
  ),
  filters: z.partialRecord(dimension, z.string()),
  endangered: z.int().describe("How many are in danger"),
  is_cut: z.boolean().describe("True: there are more unfinished orders than are judged at once"),
  counted_at: instant,
  orders: z.array(
    z.strictObject({
      ...{ id: idSchema, number: z.string(), name: z.string(), day: localDateSchema },
      delivery_schedule: z.strictObject({ from: localTimeSchema.nullable(), to: localTimeSchema.nullable() }),
      danger: z.enum(dangers),
      reason: z.enum(dangerReasons),
      arrives_at: instant.nullable().describe("Null without a route"),
      slack_minutes: z.int().nullable().describe("From the arrival to the deadline; below zero it is late"),
      items: z.int(),
      picked: z.int(),
      route_id: z.string().nullable(),
      stop_id: z.string().nullable(),
    }),
  ),
});

const filters: QueryParameters = Object.fromEntries(
  dimensions.map((each) => [each, { type: "text", means: `Only this ${each}; \`none\` for what has none.` }]),
);

const cut: QueryParameters = {
  from: { type: "day", means: "First day, of the account's time zone; 28 days without it." },
  to: { type: "day", means: "Last day; today without it." },
  ...filters,
};

/** Headings of the description. */
const tags = {
  analytics: "Every number of the dashboards, and the rows behind it.",
  embeds: "Dashboards in pages of your own, such as an intranet.",
};

export const analyticsEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/analytics/measures",
    operation: "listMeasures",
    access,
    summary: "List what can be measured",
    description: "Each number with its meaning, formula, unit and the dimensions that it may be cut and filtered by.",
    mcp: { toolset: "analytics" },
    read: listMeasures,
    output: createListSchema("measures", measureSchema),
  }),
  endpoint({
    method: "GET",
    path: "/analytics/measures/:measure",
    operation: "getMeasure",
    words: measure,
    access,
    isHeavy: true,
    summary: "Compute a measure",
    description:
      "Counted as on the dashboards, by day and one dimension (an id or `none`), beside an earlier period. With a filter at most 31 days.",
    mcp: { toolset: "analytics" },
    query: {
      ...cut,
      by: { type: dimensions, means: "Also by the values of this dimension." },
      compare: { type: comparisons, means: "As many days before, or the same weekdays 52 weeks earlier." },
    },
    read: computeMeasure,
    output: valueSchema,
  }),
  endpoint({
    method: "GET",
    path: "/analytics/measures/:measure/rows",
    operation: "listMeasureRows",
    words: measure,
    access,
    isHeavy: true,
    summary: "List the rows behind a measure",
    description:
      "The orders, shipments or routes that it counts. Several dimensions: at most 31 days. 404 where it counts no rows.",
    mcp: { toolset: "analytics" },
    query: { ...cut, cursor: cursorParameter },
    read: listMeasureRows,
    output: createListSchema(
      "rows",
      z.strictObject({ id: idSchema, day: localDateSchema, number: z.string(), name: z.string() }),
    ).extend({ subject: z.enum(subjects) }),
  }),
  endpoint({
    method: "GET",
    path: "/analytics/arriving",
    operation: "listArrivingOrders",
    access: { ...access, feature: "fleet_management" },
    isHeavy: true,
    summary: "List arriving orders in danger",
    description:
      "Unfinished orders of today and tomorrow that will or may miss their promise, by live arrival and picked items, the worst first; 1,000 at most. With the outlook of both days.",
    query: filters,
    read: listArrivingOrders,
    output: arrivingSchema,
  }),
  ...catalogueEndpoints(embedCatalogue, {
    path: "/embeds",
    access: {
      permission: ["settings", "settings.access_tokens", "analytics"],
      accountKind: "carrier",
      subscription: true,
    },
    many: "embedded dashboards",
    one: "an embedded dashboard",
    activated: true,
  }),
]);
