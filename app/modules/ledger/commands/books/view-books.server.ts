import { can } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { readLastReconciliation } from "../../db/books.reads.server.ts";
import { type CheckedEquation, type DifferenceRow, isEquationBalanced, type KindSum } from "../../model/books.ts";

/** A reconciliation as it is shown. */
export interface BooksView {
  id: string;
  at: number;
  /** Number of all transfers, and of those since the previous reconciliation. */
  transfers: number;
  newTransfers: number;
  balanced: boolean;
  actorName: string;
  kinds: KindSum[];
  equations: (Omit<CheckedEquation, "rows"> & {
    balanced: boolean;
    rows: (DifferenceRow & { ownerName: string | null })[];
  })[];
}

/** The last reconciliation with the names of the owners in its rows; null before the first. */
export async function viewBooks(scope: Scope): Promise<Result<{ books: BooksView | null }>> {
  const last = await readLastReconciliation(scope);
  if (!last) return ok({ books: null });
  const owners = last.result.equations.flatMap(({ rows }) => rows.map(({ owner }) => owner));
  const [agents, merchants] = await Promise.all([
    readNames(scope, "agents", owners),
    readNames(scope, "merchants", owners),
  ]);
  const { id, at, transfers, newTransfers, actorName, result } = last;
  return ok({
    books: {
      id,
      at,
      transfers,
      newTransfers,
      balanced: last.balanced,
      actorName,
      kinds: result.kinds,
      equations: result.equations.map((each) => ({
        key: each.key,
        balanced: isEquationBalanced(each),
        sides: each.sides,
        rows: each.rows.map((row) => ({
          ...row,
          ownerName: agents.get(row.owner ?? "") ?? merchants.get(row.owner ?? "") ?? null,
        })),
      })),
    },
  });
}

/** What a member may do with the books; who sees them may reconcile. */
export interface BooksRights {
  reconcile: boolean;
  correct: boolean;
  /** May export the journal, which lists every transfer. */
  export: boolean;
  /** May open the alert settings, which say who is notified of a difference. */
  alerts: boolean;
}

function getBooksRights({ account }: Scope): BooksRights {
  return {
    reconcile: true,
    correct: can(account, "accounting.order_collections.update_receipt"),
    export: can(account, "accounting.books.export"),
    alerts: can(account, "settings", "settings.alerts"),
  };
}

/** Data of the books screen: the last reconciliation, and what the member may do. */
export async function readBooksScreen(scope: Scope) {
  const found = await viewBooks(scope);
  return found.ok ? ok({ ...found.value, may: getBooksRights(scope) }) : found;
}
