import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { writeDatevSettings } from "../db/datev.server.ts";
import { datevSettingsSchema, isSuggested } from "../model/datev.ts";

/** Sets up the export for the tax adviser: whose books they are, and the number of each account. */
export const setUpDatev = createCommand({
  name: "accounting.books.update",
  permission: ["accounting.books", "accounting.books.export"],
  input: datevSettingsSchema,
  run: async (scope, { year_start: yearStart, accounts: named, ...settings }) => {
    const { adviser, client, chart, version } = settings;
    const numbered = named.flatMap(({ account, number, key = "" }) =>
      number ? [[account, { number, key }] as const] : [],
    );
    // What the chart suggests anyway follows the chart.
    const accounts = Object.fromEntries(numbered.filter(([key, own]) => !isSuggested(settings, key, own)));
    const written = await commitAndPublish(scope, [
      writeDatevSettings(scope, { ...settings, yearStart, accounts }),
      writeAudit(scope, "accounting.books.update", "datev", { name: "DATEV", adviser, client, chart }),
    ]);
    return written.ok ? ok({ version: version + 1 }) : written;
  },
});
