import { eq, sql } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import { importStatuses } from "../model/import.ts";
import { importsWithinLocations } from "./import.reads.server.ts";
import { orderImports } from "./imports.tables.ts";

const columns = {
  id: orderImports.id,
  fileName: orderImports.fileName,
  fileSize: orderImports.fileSize,
  status: orderImports.status,
  counts: orderImports.counts,
  createdByName: orderImports.createdByName,
  createdAt: orderImports.createdAt,
};

/** A row of the list of imports. */
export type ImportRow = RowFromColumns<typeof columns>;

/** Sorts and filters of imports; ids grow with creation time. */
export const importListDescription = {
  id: orderImports.id,
  place: orderImports.id,
  fields: {
    created_at: { sort: orderImports.id, filter: { kind: "instant_day", column: orderImports.createdAt } },
    file_name: { sort: orderImports.fileName, filter: { kind: "contains", column: orderImports.fileName } },
    file_size: { sort: orderImports.fileSize, filter: { kind: "number", column: orderImports.fileSize } },
    status: {
      sort: orderImports.status,
      filter: { kind: "equals", column: orderImports.status, values: importStatuses },
    },
    created_by: { sort: orderImports.createdByName, filter: { kind: "contains", column: orderImports.createdByName } },
  },
  defaultSort: "-created_at",
  defaultLimit: 20,
} satisfies ListDescription;

/** A page of the imports that the member may see, the newest first by default. */
export function readImports(scope: Scope, query: ListQuery): Promise<Page<ImportRow>> {
  const list = {
    ...importListDescription,
    from: sql`${orderImports}`,
    within: [eq(orderImports.accountId, scope.account.id), importsWithinLocations(scope)],
    searched: [orderImports.fileName, orderImports.createdByName],
  };
  return readSmallList(scope, list, columns, query);
}
