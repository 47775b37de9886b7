import { z } from "zod";
import { sitesSchema } from "#app/platform/http/site.ts";
import { optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { isDay } from "#app/platform/time/day-spans.ts";
import type { DashboardName } from "./dashboards.ts";

/** One dashboard, or all of them with their tabs. */
export const embeddedDashboards = [
  "all",
  "overview",
  "orders",
  "shipments",
  "fleet",
  "otif",
  "windows",
] as const satisfies ("all" | DashboardName)[];
export type EmbeddedDashboard = (typeof embeddedDashboards)[number];

/** An embedded dashboard as screens and the API write it. */
export const embedSchema = z.object({
  name: textSchema(100),
  dashboard: z.enum(embeddedDashboards).describe("One dashboard, or all of them with tabs"),
  merchant_id: optionalSchema(z.uuid()).describe("Only what belongs to this merchant"),
  location_id: optionalSchema(z.uuid()).describe("Only what belongs to this location"),
  team_id: optionalSchema(z.uuid()).describe("Only what this team carries out"),
  sites: sitesSchema
    .min(1, { error: "required" })
    .describe("Sites whose pages may show it, such as https://intranet.example.com"),
  ends_on: optionalSchema(z.string().refine(isDay, { error: "invalid_value" })).describe(
    "Last day, local to the account; without one it works until it is deactivated",
  ),
});

export type EmbedInput = z.output<typeof embedSchema>;

/** An embedded dashboard as screens and the API read it. */
export interface EmbedView extends EmbedInput {
  id: string;
  /** Path of its address. Anyone who has it reads what it shows. */
  path: string;
  merchant?: string | undefined;
  location?: string | undefined;
  team?: string | undefined;
  author_id: string;
  active: boolean;
  created_at: number;
  version: number;
}

export const buildEmbedPath = (key: string) => `/embed/${key}`;
