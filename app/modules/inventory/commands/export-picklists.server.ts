import type { Scope } from "#app/platform/db/scope.server.ts";
import { moment, worded } from "#app/platform/lists/export-columns.server.ts";
import { type ExportAsked, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { picklistStatuses } from "../model/stock.enums.ts";
import { type ListedPicklist, readListedPicklists } from "./view-picklists.server.ts";

const picklistExport: ListExport<ListedPicklist> = {
  title: (t) => t("picklists:title"),
  read: readListedPicklists,
  columns: [
    worded("name", "picklists:name", ({ name }) => name),
    worded("status", "picklists:status_head", ({ status }, { t }) =>
      t(`picklists:status.${picklistStatuses.of(status).key}`),
    ),
    worded("picker", "picklists:picker", ({ userName }) => userName ?? ""),
    worded("orders", "picklists:orders", ({ orderCount }) => orderCount),
    worded("items", "picklists:line_count", ({ itemCount }) => itemCount),
    worded("picked", "picklists:picked", ({ picked }) => picked),
    worded("created_at", "picklists:created", ({ createdAt }, writing) => moment(createdAt, writing)),
    worded("started_at", "picklists:started", ({ startedAt }, writing) => moment(startedAt, writing)),
    worded("completed_at", "picklists:completed", ({ completedAt }, writing) => moment(completedAt, writing)),
  ],
};

/** The pick lists that an address matches, as a file. */
export function exportPicklists(scope: Scope, asked: ExportAsked) {
  return exportList(scope, picklistExport, asked);
}
