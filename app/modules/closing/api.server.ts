import { z } from "zod";
import { exportAuditTrail } from "#app/modules/ledger/commands/books/audit-trail.server.ts";
import { exportBooks } from "#app/modules/ledger/commands/books/export-books.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import type { QueryParameter } from "#app/platform/http/query-parameters.ts";
import { fileTypes } from "#app/platform/lists/export-list.server.ts";
import { closedSchema, datevSchema, periodDetailSchema, periodSchema } from "./api/closing.outputs.ts";
import { closePeriod } from "./commands/close-period.server.ts";
import { exportPeriod } from "./commands/export-period.server.ts";
import { reopenPeriod } from "./commands/reopen-period.server.ts";
import { setUpDatev } from "./commands/set-up-datev.server.ts";
import { viewDatev } from "./commands/view-datev.server.ts";
import { listPeriods, viewPeriod } from "./commands/view-periods.server.ts";

const access = { permission: "accounting.books", accountKind: "carrier" } as const;

const exportAccess = { permission: ["accounting.books", "accounting.books.export"], accountKind: "carrier" } as const;
const formats = { csv: "text/csv", json: "application/json", xlsx: fileTypes.xlsx };
const monthParameter: QueryParameter = { type: "text", means: "Only this month of the books: 2026-10." };

export const closingEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/books/datev",
    operation: "getDatevSettings",
    access,
    summary: "Account numbers for DATEV",
    read: viewDatev,
    output: z.strictObject({ datev: datevSchema }),
  }),
  endpoint({
    method: "PUT",
    path: "/books/datev",
    operation: "updateDatevSettings",
    access: exportAccess,
    summary: "Set up the export to DATEV",
    command: setUpDatev,
    output: z.strictObject({ version: z.int() }),
  }),
  endpoint({
    method: "GET",
    path: "/books/periods/:month/datev",
    operation: "downloadDatevBatch",
    access: exportAccess,
    summary: "A month as a posting batch of DATEV",
    description:
      "EXTF 700, version 13, Windows-1252: one line a transfer, the debit account first. Of a closed month it is the same each time.",
    query: {
      currency: { type: "text", means: "One currency a file; the main one without it." },
      part: {
        type: "integer",
        from: 1,
        to: 1000,
        means: "A file has at most 99,999 postings; the next part has what follows.",
      },
    },
    file: { extf: "text/csv" },
    isHeavy: true,
    handler: createListFileHandler(exportPeriod),
  }),
  endpoint({
    method: "GET",
    path: "/books/transfers/file",
    operation: "downloadJournal",
    access: exportAccess,
    summary: "The journal as a file",
    description: "All transfers in the order of posting, with ids and numbers that stay.",
    query: { month: monthParameter },
    file: formats,
    isHeavy: true,
    handler: createListFileHandler(exportBooks),
  }),
  endpoint({
    method: "GET",
    path: "/books/audit-trail/file",
    operation: "downloadAuditTrail",
    access: exportAccess,
    summary: "The audit trail of documents as a file",
    description:
      "Every step of every document in the order it was taken: who, when, from which status to which, and what was entered. Nothing in it can be changed.",
    query: { month: { type: "text", means: "Only steps of this month, by the account's time zone: 2026-10." } },
    file: { csv: formats.csv, xlsx: formats.xlsx },
    isHeavy: true,
    handler: createListFileHandler(exportAuditTrail),
  }),
  endpoint({
    method: "GET",
    path: "/books/periods",
    operation: "listPeriods",
    access,
    summary: "Months of the books",
    read: listPeriods,
    output: z.strictObject({
      closed_through: z.iso.date().nullable().describe("The last day that is closed"),
      periods: z.array(periodSchema),
    }),
  }),
  endpoint({
    method: "GET",
    path: "/books/periods/:month",
    operation: "getPeriod",
    access,
    summary: "A month of the books",
    description: "What is still open, its sums, what came late into it, and who closed and reopened it.",
    read: viewPeriod,
    output: z.strictObject({ period: periodDetailSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/books/periods/:month/close",
    operation: "closePeriod",
    access: { permission: ["accounting.books", "accounting.books.close"], accountKind: "carrier" },
    summary: "Close a month",
    description:
      "Sends `period.closed`. With it all months before. Nothing is posted, voided or changed in it from then on; what happened in it and comes later is posted into the open month and keeps both days.",
    command: closePeriod,
    output: closedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/books/periods/:month/reopen",
    operation: "reopenPeriod",
    access: { permission: ["accounting.books", "accounting.books.reopen"], accountKind: "carrier" },
    summary: "Reopen a month",
    description:
      "Sends `period.reopened`. With it all later months. The reason stays in its history and in the audit log.",
    command: reopenPeriod,
    output: closedSchema,
  }),
];
