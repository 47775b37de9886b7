import { can } from "#app/platform/access/can.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createColumn, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import { type ExportRequest, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { type NumberRow, readNumbers } from "../../db/number-log.reads.server.ts";
import { type DocumentKind, documentKindKeys, documentKinds } from "../../model/accounting.enums.ts";

const numberExport: ListExport<NumberRow> = {
  title: (t) => t("accounting:numbers.title"),
  read: (scope, query) => readNumbers(scope, listExportableKinds(scope), query),
  columns: [
    createColumn("number", "accounting:numbers.number", (row) => row.number),
    createColumn("kind", "accounting:numbers.kind", (row, { t }) => t(`accounting:numbers.kinds.${row.kind}`)),
    createColumn("issued_at", "accounting:numbers.issued_at", (row, writing) => toMomentCell(row.issuedAt, writing)),
    createColumn("actor", "accounting:numbers.actor", (row) => row.actorName),
    createColumn("voided_at", "accounting:numbers.voided_at", (row, writing) => toMomentCell(row.voidedAt, writing)),
    createColumn("voided_by", "accounting:numbers.voided_by", (row) => row.voidedByName ?? ""),
    createColumn("counterpart", "accounting:numbers.counterpart", (row) => row.counterpart ?? ""),
  ],
};

/** Exports the document numbers that match the URL's filters. */
export function exportNumbers(scope: Scope, exportRequest: ExportRequest) {
  return exportList(scope, numberExport, exportRequest);
}

/** Permissions needed to export documents of each part. */
const exportPermissions = {
  "accounting.agent_billing": "accounting.agent_billing.export_receipt",
  "accounting.order_collections": "accounting.order_collections.export_receipt",
  "accounting.merchant_billing": "accounting.merchant_billing.export_invoice",
} as const satisfies Record<(typeof documentKinds)[DocumentKind]["part"], Permission>;

/** The kinds of documents that a member may see; numbers of other kinds are hidden. */
export function listVisibleKinds({ account }: Scope): DocumentKind[] {
  return documentKindKeys.filter((kind) => can(account, "accounting.books") || can(account, documentKinds[kind].part));
}

/** The kinds of documents that a member may export. */
export function listExportableKinds(scope: Scope): DocumentKind[] {
  return listVisibleKinds(scope).filter(
    (kind) =>
      can(scope.account, "accounting.books.export") || can(scope.account, exportPermissions[documentKinds[kind].part]),
  );
}
