import type { Scope } from "#app/platform/db/scope.server.ts";
import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { createColumn, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import { type ExportRequest, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { type ListedPicklist, readListedPicklists } from "../commands/view-picklists.server.ts";
import { picklistStatuses } from "../model/stock.enums.ts";

const picklistExport: ListExport<ListedPicklist> = {
  title: (t) => t("picklists:title"),
  read: readListedPicklists,
  columns: [
    createColumn("name", "picklists:name", ({ name }) => name),
    createColumn("status", "picklists:status_head", ({ status }, { t }) =>
      t(`picklists:status.${picklistStatuses.byCode(status).key}`),
    ),
    createColumn("picker", "picklists:picker", ({ userName }) => userName ?? ""),
    createColumn("orders", "picklists:orders", ({ orderCount }) => orderCount),
    createColumn("items", "picklists:line_count", ({ itemCount }) => itemCount),
    createColumn("picked", "picklists:picked", ({ picked }) => picked),
    createColumn("created_at", "picklists:created", ({ createdAt }, writing) => toMomentCell(createdAt, writing)),
    createColumn("started_at", "picklists:started", ({ startedAt }, writing) => toMomentCell(startedAt, writing)),
    createColumn("completed_at", "picklists:completed", ({ completedAt }, writing) =>
      toMomentCell(completedAt, writing),
    ),
  ],
};

/** The pick lists that a query matches, as a file. */
function exportPicklists(scope: Scope, exportRequest: ExportRequest) {
  return exportList(scope, picklistExport, exportRequest);
}

export const loader = createListFileHandler(exportPicklists);
