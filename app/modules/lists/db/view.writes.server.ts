import { and, eq, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ViewAudience } from "../model/view.enums.ts";
import type { ViewDraft } from "../model/view.ts";
import { savedViews } from "./lists.tables.ts";
import { whereOwnViews } from "./view.reads.server.ts";

/** Who sees a view. */
export interface ViewSharing {
  audience: ViewAudience;
  roles: string[];
}

/** Adds a view at the right end. */
export function insertView(
  scope: Scope,
  view: ViewDraft & ViewSharing,
  position: number,
): { id: string; statement: Statement } {
  const id = newId(scope);
  const owner = { accountId: scope.account.id, userId: scope.actor.id ?? "" };
  const row = { id, ...owner, ...view, position, createdAt: now(scope) };
  return { id, statement: scope.db.insert(savedViews).values(row) };
}

const isOfAccount = (scope: Scope, id: string) =>
  and(eq(savedViews.accountId, scope.account.id), eq(savedViews.id, id));

/** Overwrites a view; its module, person and position stay. */
export function updateView(
  scope: Scope,
  id: string,
  { name, columns, filters, sort, audience, roles }: ViewDraft & ViewSharing,
): Statement {
  return scope.db
    .update(savedViews)
    .set({ name, columns, filters, sort, audience, roles })
    .where(isOfAccount(scope, id));
}

/** Deletes a view. */
export function deleteView(scope: Scope, id: string): Statement {
  return scope.db.delete(savedViews).where(isOfAccount(scope, id));
}

/** Sets the positions of the caller's own views of a list. */
export function setViewOrder(scope: Scope, module: string, ids: readonly string[]): Statement {
  const places = sql`(select j.key from json_each(${JSON.stringify(ids)}) j where j.value = ${savedViews.id})`;
  return scope.db
    .update(savedViews)
    .set({ position: sql`${places}` })
    .where(and(whereOwnViews(scope), eq(savedViews.module, module)));
}
