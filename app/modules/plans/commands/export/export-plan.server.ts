import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readPrintFonts } from "#app/platform/documents/print-fonts.server.ts";
import { streamCsv, streamXlsx, toOnePage, toReadableStream } from "#app/platform/documents/tables/table-stream.ts";
import { streamZip } from "#app/platform/files/zip-stream.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type ExportedFile, fileTypes } from "#app/platform/lists/export-list.server.ts";
import { readPrintedPlan } from "../../db/printed-plan.reads.server.ts";
import type { RouteSheet } from "../../model/route-sheet.ts";
import { planIdSchema } from "../plan-fields.server.ts";
import { buildPlanTable } from "./plan-table.server.ts";
import { buildRouteSheet } from "./route-sheet.server.ts";

/** `pdf` has one page per route for its driver, `zip` one PDF per route, the others one row per stop. */
const planExportFormats = ["pdf", "zip", "xlsx", "csv"] as const;
const planExportSchema = z.object({ planId: planIdSchema, format: z.enum(planExportFormats) });
const exportRules = { name: "plans.export", subscription: true, input: planExportSchema } as const;

/** Where a plan can be downloaded: an address that returns the file in the reader's language. */
export const linkPlanExport = createCommand({
  ...exportRules,
  permission: ["plans", "shipments.export"],
  async run(scope, { planId: id, format }) {
    const sheets = await readPrintedPlan(scope, id);
    if (!sheets) return fail("not_found");
    return ok({ url: `/plans/${id}/sheets?format=${format}`, routes: sheets.routes.length });
  },
});

/** The plan as a file. */
export const writePlanExport = createCommand({
  ...exportRules,
  input: planExportSchema.extend({ language: z.string() }),
  permission: ["plans", "shipments.export"],
  async run(scope, { planId: id, format, language }): Promise<Result<ExportedFile>> {
    const sheets = await readPrintedPlan(scope, id);
    if (!sheets) return fail("not_found");
    const writing = { scope, t: createTranslator(language) };
    const title = [sheets.plan.name, sheets.plan.startAt.slice(0, 10)].join(" · ");
    const name = `${title}.${format}`;
    if (format === "xlsx" || format === "csv") {
      const pages = toOnePage(buildPlanTable(sheets, writing));
      const body = toReadableStream(
        format === "csv" ? streamCsv(pages, language) : streamXlsx(pages, writing.t("plans:title")),
      );
      return ok({ name, type: fileTypes[format], body });
    }
    if (sheets.routes.length === 0) return fail("plan_not_ready");
    const papers = sheets.routes.map((route) => buildRouteSheet(sheets, route, writing));
    const print = await loadRouteSheetRenderer(scope, papers);
    if (format === "pdf")
      return ok({ name, type: fileTypes.pdf, body: toReadableStream(streamBytes(print(papers, title))) });
    const files = papers.map((paper) => ({ name: `${toFileName(paper.title)}.pdf`, paper }));
    const made = function* () {
      for (const { name: of, paper } of files) yield { name: of, bytes: print([paper], paper.title) };
    };
    return ok({ name, type: "application/zip", body: toReadableStream(streamZip(made())) });
  },
});

async function* streamBytes(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A file name that is valid on every system; a person's name may contain anything. */
const toFileName = (text: string) => text.replaceAll(/[\\/:*?"<>|]/g, "-");

/** The PDF writer and fonts, loaded on first use. */
async function loadRouteSheetRenderer(scope: Scope, papers: readonly RouteSheet[]) {
  const { renderRouteSheetPdf } = await import("../../model/route-sheet-pdf.ts");
  const { needsEmbeddedFont } = await import("#app/platform/documents/pdf/fonts.ts");
  const faces = papers.some((paper) => needsEmbeddedFont(JSON.stringify(paper)))
    ? await readPrintFonts(scope.ports)
    : null;
  return (sheets: readonly RouteSheet[], title: string) => renderRouteSheetPdf(sheets, title, faces);
}
