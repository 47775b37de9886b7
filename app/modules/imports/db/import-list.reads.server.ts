import { eq, sql } from "drizzle-orm";
import { imports } from "#app/platform/db/integration.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowOf } from "#app/platform/lists/list-rows.server.ts";
import { readSmall } from "#app/platform/lists/list-small.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { importsWithinLocations } from "./import.reads.server.ts";

const columns = {
  id: imports.id,
  fileName: imports.fileName,
  fileSize: imports.fileSize,
  status: imports.status,
  counts: imports.counts,
  createdByName: imports.createdByName,
  createdAt: imports.createdAt,
};

/** A row of the imports. */
export type ImportRow = RowOf<typeof columns>;

/** What imports are sorted and filtered by; ids grow with creation. */
export const describedImports = {
  id: imports.id,
  place: imports.id,
  fields: {
    created_at: { sort: imports.id, filter: { kind: "instant_day", column: imports.createdAt } },
    file_name: { sort: imports.fileName, filter: { kind: "contains", column: imports.fileName } },
    file_size: { sort: imports.fileSize, filter: { kind: "number", column: imports.fileSize } },
    status: { sort: imports.status, filter: { kind: "equals", column: imports.status } },
    created_by: { sort: imports.createdByName, filter: { kind: "contains", column: imports.createdByName } },
  },
  defaultSort: "-created_at",
  defaultLimit: 20,
} satisfies ListDescription;

/** A page of the imports that the member may see, the newest first unless the query says otherwise. */
export function readImports(scope: Scope, query: ListQuery): Promise<Page<ImportRow>> {
  const list = {
    ...describedImports,
    from: sql`${imports}`,
    within: [eq(imports.accountId, scope.account.id), importsWithinLocations(scope)],
    searched: [imports.fileName, imports.createdByName],
  };
  return readSmall(scope, list, columns, query);
}
