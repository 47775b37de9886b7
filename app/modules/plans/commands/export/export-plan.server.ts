import { z } from "zod";
import { command } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readFaces } from "#app/platform/documents/print-faces.server.ts";
import { csvPieces, onePage, streamOf, xlsxPieces } from "#app/platform/documents/tables/table-stream.ts";
import { zipPieces } from "#app/platform/files/zip-pieces.server.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type ExportedFile, fileTypes } from "#app/platform/lists/export-list.server.ts";
import { readPlanSheets } from "../../db/plan-sheets.reads.server.ts";
import type { RouteSheet } from "../../model/route-sheet.ts";
import { planId } from "../plan-fields.server.ts";
import { tableOf } from "./plan-table.server.ts";
import { routeSheet } from "./route-sheets.server.ts";

/** `pdf` has a page a route for its driver, `zip` the same as a file a route, the others a row a stop. */
const planFormats = ["pdf", "zip", "xlsx", "csv"] as const;
const input = z.object({ planId, format: z.enum(planFormats) });
const rules = { name: "plans.export", subscription: true, input } as const;

/** Where a plan is as a file (api.md): an address that answers it in the reader's language. */
export const addressPlanExport = command({
  ...rules,
  permission: ["plans", "shipments.export"],
  async run(scope, { planId: id, format }) {
    const sheets = await readPlanSheets(scope, id);
    if (!sheets) return fail("not_found");
    return ok({ url: `/plans/${id}/sheets?format=${format}`, routes: sheets.routes.length });
  },
});

/** The plan as a file. */
export const writePlanExport = command({
  ...rules,
  input: input.extend({ language: z.string() }),
  permission: ["plans", "shipments.export"],
  async run(scope, { planId: id, format, language }): Promise<Result<ExportedFile>> {
    const sheets = await readPlanSheets(scope, id);
    if (!sheets) return fail("not_found");
    const writing = { scope, t: translator(language) };
    const title = [sheets.plan.name, sheets.plan.startAt.slice(0, 10)].join(" · ");
    const name = `${title}.${format}`;
    if (format === "xlsx" || format === "csv") {
      const pages = onePage(tableOf(sheets, writing));
      const body = streamOf(
        format === "csv" ? csvPieces(pages, language) : xlsxPieces(pages, writing.t("plans:title")),
      );
      return ok({ name, type: fileTypes[format], body });
    }
    if (sheets.routes.length === 0) return fail("plan_not_ready");
    const papers = sheets.routes.map((route) => routeSheet(sheets, route, writing));
    const print = await printer(scope, papers);
    if (format === "pdf") return ok({ name, type: fileTypes.pdf, body: streamOf(once(print(papers, title))) });
    const files = papers.map((paper) => ({ name: `${fileName(paper.title)}.pdf`, paper }));
    const made = function* () {
      for (const { name: of, paper } of files) yield { name: of, bytes: print([paper], paper.title) };
    };
    return ok({ name, type: "application/zip", body: streamOf(zipPieces(made())) });
  },
});

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A name that every system takes: a person's may have anything in it. */
const fileName = (text: string) => text.replaceAll(/[\\/:*?"<>|]/g, "-");

/** The writer, loaded when somebody asks for it, with the letters that the sheets need. */
async function printer(scope: Scope, papers: readonly RouteSheet[]) {
  const { routeSheetPdf } = await import("../../model/route-sheet-pdf.ts");
  const { needsFace } = await import("#app/platform/documents/pdf/faces.ts");
  const faces = papers.some((paper) => needsFace(JSON.stringify(paper))) ? await readFaces(scope.ports) : null;
  return (sheets: readonly RouteSheet[], title: string) => routeSheetPdf(sheets, title, faces);
}
