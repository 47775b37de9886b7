import type { Scope } from "#app/platform/db/scope.server.ts";
import { streamCsv, streamXlsx } from "#app/platform/documents/tables/table-stream.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { type ExportContext, fileTypes } from "#app/platform/lists/export-list.server.ts";
import { streamPdf } from "#app/platform/lists/export-pdf.server.ts";
import type { ReportRun } from "../db/report-runs.server.ts";
import { type CountedRow, countRows, createControlCounts, isSameCount } from "../model/control-totals.ts";
import { describeFilters } from "./describe-filters.server.ts";
import { endRun } from "./end-run.server.ts";
import type { OpenSource } from "./open-source.server.ts";
import { writeFoot } from "./report-foot.server.ts";
import { countListed } from "./report-query.server.ts";
import { readReportSource } from "./report-source.server.ts";

/** The key of a run's file. */
const getFileKey = ({ accountId, id, format }: ReportRun) => `reports/${accountId}/${id}/report.${format}`;

/**
 * Writes the file out of the rows that were read, one stored part at a time, and sends it. What was written is counted
 * again: a file with other rows or sums than were read is not sent.
 */
export async function writeReportFile(scope: Scope, run: ReportRun): Promise<void> {
  const writing = { scope, t: createTranslator(run.language) };
  const source = (await readReportSource(scope, run.source)).open(writing, run.definition);
  const [filters, listed] = await Promise.all([describeFilters(writing, run.definition), countListed(scope, run)]);
  const written = createControlCounts();
  const pages = writePages(scope, run, {
    source,
    written,
    foot: () => writeFoot(writing, run, { source, filters, listed }),
  });
  const key = getFileKey(run);
  const fileSize = await scope.ports.files.putPieces(key, toPieces(pages, run, writing), fileTypes[run.format]);
  if (!isSameCount(written, run.counts)) throw new Error(`report ${run.id} was not written as it was read`);
  await endRun(scope, run, { state: "done", fileKey: key, fileSize });
}

function toPieces(
  pages: AsyncGenerator<OutputCell[][]>,
  { format, language, name }: ReportRun,
  writing: ExportContext,
): AsyncGenerator<Uint8Array> {
  if (format === "csv") return streamCsv(pages, language);
  return format === "xlsx" ? streamXlsx(pages, writing.t("reports:sheet")) : streamPdf(pages, name, writing);
}

interface PageParts {
  source: OpenSource;
  written: ReturnType<typeof createControlCounts>;
  foot: () => OutputCell[][];
}

async function* writePages(
  scope: Scope,
  { id, pages }: ReportRun,
  { source, written, foot }: PageParts,
): AsyncGenerator<OutputCell[][]> {
  yield [source.header];
  for (const key of pages) {
    const stored = await scope.ports.files.get(key);
    if (!stored) throw new Error(`rows of report ${id} are missing`);
    const rows: CountedRow[] = JSON.parse(new TextDecoder().decode(await stored.bytes()));
    countRows(written, rows, source.summed);
    yield rows.map(({ cells }) => [...cells]);
  }
  yield foot();
}
