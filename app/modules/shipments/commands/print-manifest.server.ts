import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { streamXlsx, toOnePage, toReadableStream } from "#app/platform/documents/tables/table-stream.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import type { ExportedFile } from "#app/platform/lists/export-list.server.ts";
import { streamPdf } from "#app/platform/lists/export-pdf.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readManifestRows } from "../db/manifest.reads.server.ts";
import { shipmentTypes } from "../model/shipment.enums.ts";
import { buildManifestColumns } from "./manifest-columns.server.ts";
import { findShipmentType } from "./shipment-type.server.ts";

/** Also the most that one query string holds. */
const MAX_MANIFEST_ROWS = 500;

const shipmentKeysSchema = z
  .union([z.string().transform((text) => text.split(",").filter(Boolean)), z.array(z.string())])
  .pipe(z.array(z.string().min(1).max(60)).min(1).max(MAX_MANIFEST_ROWS));

const printInputSchema = z.object({
  type: z.enum(shipmentTypes.rows.map((each) => each.path)),
  /** Numbers or ids. */
  shipments: shipmentKeysSchema,
  to_excel: z.union([z.boolean(), z.stringbool()]).optional(),
});

/** Returns the URL of the manifest as PDF or XLSX, and how many of the requested shipments were not found. */
export const printManifest = createCommand({
  name: "shipments.print",
  permission: ["shipments", "shipments.export"],
  subscription: true,
  input: printInputSchema,
  async run(scope, { type, shipments, to_excel }) {
    const found = await readRequestedRows(scope, type, shipments);
    if (!found.ok) return found;
    const query = new URLSearchParams({ shipments: found.value.map(({ number }) => number).join(",") });
    if (to_excel) query.set("to_excel", "true");
    const missing = shipments.length - found.value.length;
    return ok({ url: `/shipments/${type}/manifest?${query}`, count: found.value.length, missing });
  },
});

/** Renders the manifest of shipments of one type as PDF or XLSX. */
export const writeManifest = createCommand({
  name: "shipments.print",
  permission: ["shipments", "shipments.export"],
  subscription: true,
  input: printInputSchema.extend({ language: z.string() }),
  async run(scope, { type, shipments, to_excel, language }) {
    const found = await readRequestedRows(scope, type, shipments);
    if (!found.ok) return found;
    const t = createTranslator(language);
    const columns = buildManifestColumns({ paper: !to_excel, type });
    const head = columns.map(({ header }) => header({ scope, t }));
    const rows = found.value.map((row) => columns.map(({ cell }) => cell(row, { scope, t })));
    const drivers = [...new Set(found.value.flatMap(({ agentName }) => agentName ?? []))];
    const [driver] = drivers.length === 1 ? drivers : [];
    const day = toLocalDate(now(scope), scope.account.timezone);
    const title = [t(`shipments:manifest.of.${type}`), day, driver].filter(Boolean).join(" · ");
    const pages = toOnePage([head, ...rows]);
    const file: ExportedFile = to_excel
      ? {
          name: `${title}.xlsx`,
          type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
          body: toReadableStream(streamXlsx(pages, t(`shipments:manifest.of.${type}`))),
        }
      : {
          name: `${title}.pdf`,
          type: "application/pdf",
          body: toReadableStream(streamPdf(pages, title, { scope, t })),
        };
    return ok(file);
  },
});

async function readRequestedRows(scope: Scope, path: string, wanted: readonly string[]) {
  const type = findShipmentType(scope, path);
  if (!type.ok) return type;
  const rows = await readManifestRows(scope, type.value.code, wanted);
  return rows.length === 0 ? fail("not_found") : ok(rows);
}
