import { z } from "zod";
import { inboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commitTold } from "#app/platform/db/commit-told.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { tellOf } from "#app/platform/events/outbox.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { localTimeOf } from "#app/platform/time/local-time.ts";
import {
  type BookFacts,
  insertProof,
  type ProofRecord,
  readBookFacts,
  readLastProof,
} from "../../db/books.reads.server.ts";
import { holds, inBookOrder, type ProvenEquation } from "../../model/books.ts";
import { equationsOf } from "./equations.server.ts";

/** Proves the books now; what does not hold is told to everybody who may see the accounting. */
export const proveBooks = command({
  name: "accounting.books.prove",
  permission: "accounting.order_collections",
  input: z.object({}),
  run: (scope) => prove(scope),
});

/** The proof itself: of transfers only those are summed that came after the last one. */
export async function prove(scope: Scope): Promise<Result<{ holds: boolean }>> {
  const last = await readLastProof(scope);
  const facts = await readBookFacts(scope, last?.through ?? 0);
  const sums = sumsSince(last, facts);
  const equations = await equationsOf(scope, facts, sums);
  const held = equations.every(holds);
  const fresh = facts.fresh.reduce((sum, { count }) => sum + count, 0);
  const written = await commitTold(scope, [
    insertProof(scope, {
      through: Math.max(last?.through ?? 0, ...facts.fresh.map((each) => each.last)),
      transfers: (last?.transfers ?? 0) + fresh,
      fresh,
      holds: held,
      proof: { equations, kinds: inBookOrder(facts.kinds), sums },
    }),
    ...(held ? [] : [alert(scope, equations), tellOf(scope, "books.unbalanced", named(scope))]),
  ]);
  return written.ok ? ok({ holds: held }) : written;
}

/** All transfers by currency: what the last proof saw, and what came since. */
export function sumsSince(last: ProofRecord | null, { fresh }: Pick<BookFacts, "fresh">): Record<string, number> {
  const sums = { ...last?.proof.sums };
  for (const { currency, amount } of fresh) sums[currency] = (sums[currency] ?? 0) + amount;
  return sums;
}

/** A proof is called by its day. */
function named(scope: Scope) {
  return { id: newId(scope), number: localTimeOf(now(scope), scope.account.timezone).slice(0, 10) };
}

function alert(scope: Scope, equations: readonly ProvenEquation[]) {
  const failed = equations.filter((each) => !holds(each));
  const detail = { failed: failed.length, of: equations.length, rows: failed.flatMap(({ rows }) => rows).length };
  return inboxItem(scope, {
    news: { kind: "books_unbalanced", detail },
    to: { permission: "accounting.order_collections" },
  });
}
