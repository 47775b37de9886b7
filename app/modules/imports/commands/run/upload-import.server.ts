import { z } from "zod";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { catchFileFault, orNotATable } from "#app/platform/documents/tables/file-fault.ts";
import { detectReading, type ReadingOptions } from "#app/platform/documents/tables/open-table.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { insertImport } from "../../db/import.writes.server.ts";
import { listSourceLocations } from "../../db/import-context.reads.server.ts";
import { emptyCounts, type ImportConfiguration, type ImportMapping } from "../../model/import.ts";
import type { Inspection } from "../../model/inspect-file.ts";
import { matchHeaders } from "../../model/match-headers.ts";
import { XLSX_TYPE } from "../../model/result-file.ts";
import { inspectFile, markRemembered, readRememberedMapping } from "./read-import-file.server.ts";

/** The result of an upload: the columns, some values of each, and the guessed mapping. */
export interface UploadedImport {
  import: { uuid: string; columns: string[]; sample: string[][]; mapping: ImportMapping; total: number };
}

/**
 * Accepts a file of orders: CSV or XLSX, at most 5 MB. It is read once from end to end, so that an unreadable file is
 * refused here, with row and column, and nothing of it is stored.
 */
export const uploadImport = createCommand({
  name: "orders.import.upload",
  permission: ["orders", "orders.import"],
  input: z.object({ file_name: z.string().max(255), bytes: z.instanceof(Uint8Array) }),
  async run(scope, { file_name, bytes }) {
    const reading = orNotATable(
      file_name,
      catchFileFault(() => detectReading(bytes)),
      () => 1,
    );
    if (!reading.ok) return reading;
    const found = orNotATable(
      file_name,
      inspectFile(bytes, reading.value, null),
      ({ knownHeaderCount }) => knownHeaderCount,
    );
    if (!found.ok) return found;
    const { headers, samples, total } = found.value;
    const remembered = await readRememberedMapping(scope, headers, null);
    const fields = await readCustomFields(scope, "order");
    const mapping = remembered ? markRemembered(remembered.mapping) : matchHeaders(headers, samples, fields);
    const configuration = await createConfiguration(scope, reading.value, found.value, remembered?.configuration);
    const id = newId(scope);
    const fileKey = `imports/${scope.account.id}/${id}/source`;
    await scope.ports.files.put(fileKey, bytes, reading.value.format === "csv" ? "text/csv" : XLSX_TYPE);
    await commit(scope.db, [
      insertImport(scope, {
        id,
        accountId: scope.account.id,
        fileName: file_name.replace(/^.*[\\/]/, "").slice(-200) || "orders",
        fileKey,
        fileSize: bytes.length,
        status: "uploaded",
        configuration,
        mapping,
        columns: headers,
        samples: samples.map((values) => values.slice(0, 3)),
        counts: { ...emptyCounts, total, at: now(scope) },
        createdBy: scope.actor.id ?? "system",
        createdByName: scope.actor.name,
        createdAt: now(scope),
      }),
    ]);
    return ok<UploadedImport>({ import: { uuid: id, columns: headers, sample: samples, mapping, total } });
  },
});

/** Countries that use a decimal point. */
const decimalPointCountries = new Set("US GB IE CA AU NZ IN PK SG MY PH HK IL JP KR CN TH MX".split(" "));

async function createConfiguration(
  scope: Scope,
  reading: ReadingOptions,
  found: Inspection,
  last: ImportConfiguration | undefined,
): Promise<ImportConfiguration> {
  const { account } = scope;
  const sources = await listSourceLocations(scope);
  const source = sources.find(({ id }) => id === last?.sourceLocationId) ?? sources[0];
  return {
    ...reading,
    headerRow: found.headerRow,
    measurementSystem: last?.measurementSystem ?? account.preferences.weight_measurement_system,
    dayFirst: found.dayFirst ?? last?.dayFirst ?? account.country !== "US",
    decimalComma: found.decimalComma ?? last?.decimalComma ?? !decimalPointCountries.has(account.country),
    measures: last?.measures ?? "row",
    duplicates: last?.duplicates ?? "skip",
    sourceLocationId: source?.id ?? null,
    merchantId: last?.merchantId ?? null,
    date: toLocalDate(now(scope), account.timezone),
    defaultCountry: last?.defaultCountry ?? account.country,
    defaultCurrency: last?.defaultCurrency ?? account.preferences.default_currency,
  };
}
