import { z } from "zod";
import { acceptAsWritten, createCatalogue, listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { embedRows } from "../db/embeds.server.ts";
import { type EmbedInput, embedSchema } from "../model/embed.ts";

/** Dashboards in pages of others. Each reads with the rights of the person who saved it last. */
export const embedCatalogue = createCatalogue({
  name: "embeds",
  singular: "embed",
  rows: embedRows,
  permission: [...listManagePermissions("access_tokens"), "analytics"],
  subscription: true,
  forms: { create: embedSchema, update: embedSchema.safeExtend(expectedVersionFields) },
  references: { merchant_id: "merchants", location_id: "locations", team_id: "teams" },
  prepare: acceptAsWritten,
  complete: async (scope, { input }) => completeEmbed(scope, input),
  response: {
    row: createRowResponseSchema(embedSchema, {
      path: z.string().describe("Path of its address: anyone who has it reads what it shows"),
      ...{ merchant: z.string().optional(), location: z.string().optional(), team: z.string().optional() },
      author_id: z.string().describe("The person whose rights it reads with"),
    }),
  },
  isDeletable: true,
  columns: (column) => [
    column("name", "embeds:name", (row) => row.name),
    column("dashboard", "embeds:dashboard", (row, { t }) => t(`embeds:dashboards.${row.dashboard}`)),
    column("only", "embeds:only", (row) => [row.merchant, row.location, row.team].filter(Boolean).join(", ")),
    column("sites", "embeds:sites", (row) => row.sites.join(", ")),
    column("ends_on", "embeds:ends_on", (row) => row.ends_on ?? ""),
    column("path", "embeds:address", (row) => row.path),
  ],
});

function completeEmbed(scope: Scope, input: EmbedInput): Result<{ input: EmbedInput; responseFields: object }> {
  if (scope.program) return fail("token_no_person");
  const today = toLocalDate(now(scope), scope.account.timezone);
  if (input.ends_on && input.ends_on < today) return failFields({ ends_on: [{ code: "date_past" }] });
  return ok({ input, responseFields: {} });
}
