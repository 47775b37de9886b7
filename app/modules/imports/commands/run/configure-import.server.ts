import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { deleteImportRows, updateImport } from "../../db/import.writes.server.ts";
import { listMerchantChoices, listSourceLocations } from "../../db/import-context.reads.server.ts";
import { configurationInputSchema } from "../../model/configuration-input.ts";
import { matchHeaders } from "../../model/match-headers.ts";
import {
  changeableStatuses,
  inspectFile,
  markRemembered,
  readImportFile,
  readImportInStatus,
  readRememberedMapping,
} from "./read-import-file.server.ts";
import { listUnmappedFields, startValidation } from "./start-validation.server.ts";

/**
 * Changes how a file is read. Another delimiter, encoding, sheet or header row reads it from the start: columns are
 * matched again and repairs are dropped. Rows are checked as soon as everything required is known.
 */
export const configureImport = createCommand({
  name: "orders.import.configure",
  permission: ["orders", "orders.import"],
  input: configurationInputSchema,
  async run(scope, { importId, ...change }) {
    const found = await readImportInStatus(scope, importId, changeableStatuses);
    if (!found.ok) return found;
    const record = found.value;
    const before = record.configuration;
    const [sources, merchants] = await Promise.all([listSourceLocations(scope), listMerchantChoices(scope)]);
    const sourceLocationId = change.source_location_id ?? before.sourceLocationId;
    const merchantId = change.merchant_id === undefined ? before.merchantId : change.merchant_id;
    if (!sources.some(({ id }) => id === sourceLocationId))
      return failFields({ source_location_id: [{ code: "required" }] });
    if (merchantId !== null && !merchants.some(({ id }) => id === merchantId))
      return failFields({ merchant_id: [{ code: "invalid_value" }] });
    const configuration = {
      ...before,
      delimiter: change.delimiter ?? before.delimiter,
      encoding: change.encoding ?? before.encoding,
      sheet: before.format === "xlsx" ? (change.sheet ?? before.sheet) : null,
      headerRow: change.header_row ?? before.headerRow,
      measurementSystem: change.measurement_system ?? before.measurementSystem,
      measures: change.measures ?? before.measures,
      dayFirst: change.day_first ?? before.dayFirst,
      decimalComma: change.decimal_comma ?? before.decimalComma,
      duplicates: change.duplicates ?? before.duplicates,
      sourceLocationId,
      merchantId,
      date: change.date ?? before.date,
      defaultCountry: change.default_country ?? before.defaultCountry,
      defaultCurrency: change.default_currency ?? before.defaultCurrency,
    };
    let next = { ...record, configuration };
    const readsAgain = (["delimiter", "encoding", "sheet", "headerRow"] as const).some(
      (key) => configuration[key] !== before[key],
    );
    if (readsAgain) {
      const bytes = await readImportFile(scope, record);
      if (!bytes.ok) return bytes;
      const sameSheet = configuration.sheet === before.sheet && configuration.delimiter === before.delimiter;
      const inspection = inspectFile(
        bytes.value,
        configuration,
        change.header_row || sameSheet ? configuration.headerRow : null,
      );
      if (!inspection.ok) return inspection;
      const { headers, samples, total, headerRow } = inspection.value;
      next = {
        ...next,
        configuration: { ...configuration, headerRow },
        columns: headers,
        samples: samples.map((values) => values.slice(0, 3)),
        mapping: matchHeaders(headers, samples, await readCustomFields(scope, "order")),
        counts: { ...record.counts, total },
      };
      await commit(scope.db, [deleteImportRows(scope, importId)]);
    }
    // Another merchant's files may use the same headers for other fields.
    const hasNewMerchant = merchantId !== null && merchantId !== before.merchantId;
    const remembered = hasNewMerchant ? await readRememberedMapping(scope, next.columns, merchantId) : undefined;
    if (remembered) next = { ...next, mapping: markRemembered(remembered.mapping) };
    const { columns, samples, mapping, counts } = next;
    const change2 = {
      configuration: next.configuration,
      columns,
      samples,
      mapping,
      counts,
      status: "uploaded",
    } as const;
    if (!(await updateImport(scope, record, change2))) return fail("lost_race");
    if (listUnmappedFields(mapping).length > 0) return ok({ status: "uploaded" });
    return startValidation(scope, { ...next, version: record.version + 1 });
  },
});
