import { and, asc, eq } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ViewModule } from "../model/view.ts";
import { savedViews } from "./lists.tables.ts";

/** A saved view as lists and the API show it. */
export interface StoredView {
  id: string;
  name: string;
  module: string;
  columns: string[];
  filters: { field: string; not?: boolean; values: string[] }[];
  sort: string;
}

const viewColumns = {
  id: savedViews.id,
  name: savedViews.name,
  module: savedViews.module,
  columns: savedViews.columns,
  filters: savedViews.filters,
  sort: savedViews.sort,
};

/** The condition for the caller's own views: nobody sees or changes another's. */
export function whereOwnViews(scope: Scope) {
  return and(eq(savedViews.accountId, scope.account.id), eq(savedViews.userId, scope.actor.id ?? ""));
}

/** A person's views of a list, in their order. */
export async function readViews(scope: Scope, module: ViewModule): Promise<StoredView[]> {
  return scope.db
    .select(viewColumns)
    .from(savedViews)
    .where(and(whereOwnViews(scope), eq(savedViews.module, module)))
    .orderBy(asc(savedViews.position), asc(savedViews.id));
}

/** One of the person's views; null for any other. */
export async function readView(scope: Scope, id: string): Promise<StoredView | null> {
  const [found] = await scope.db
    .select(viewColumns)
    .from(savedViews)
    .where(and(whereOwnViews(scope), eq(savedViews.id, id)));
  return found ?? null;
}
