import { z } from "zod";
import {
  type BookFacts,
  insertProof,
  readBookFacts,
  readDifferences,
  readLastProof,
  readMisplaced,
  readUnbalanced,
} from "#app/data/accounting/books.reads.server.ts";
import { inboxItem } from "#app/data/inbox/inbox.writes.server.ts";
import { commit } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import {
  type DifferenceRow,
  differing,
  holds,
  inBookOrder,
  type OwnedSum,
  type ProvenEquation,
  sidesOf,
} from "#app/domain/accounting/books.ts";
import { ok, type Result } from "#app/domain/kernel/result.ts";
import { command } from "../../command.server.ts";

/** Proves the books now; what does not hold is told to everybody who may see the accounting. */
export const proveBooks = command({
  name: "accounting.books.prove",
  permission: "accounting.order_collections",
  feature: "fleet_management",
  input: z.object({}),
  run: (scope) => prove(scope),
});

/** The proof itself: of transfers only those are summed that came after the last one. */
export async function prove(scope: Scope): Promise<Result<{ holds: boolean }>> {
  const last = await readLastProof(scope);
  const facts = await readBookFacts(scope, last?.through ?? 0);
  const sums = { ...last?.proof.sums };
  for (const { currency, amount } of facts.fresh) sums[currency] = (sums[currency] ?? 0) + amount;
  const equations = await equationsOf(scope, facts, sums);
  const held = equations.every(holds);
  const fresh = facts.fresh.reduce((sum, { count }) => sum + count, 0);
  const written = await commit(scope.db, [
    insertProof(scope, {
      through: Math.max(last?.through ?? 0, ...facts.fresh.map((each) => each.last)),
      transfers: (last?.transfers ?? 0) + fresh,
      fresh,
      holds: held,
      proof: { equations, kinds: inBookOrder(facts.kinds), sums },
    }),
    ...(held ? [] : [alert(scope, equations)]),
  ]);
  return written.ok ? ok({ holds: held }) : written;
}

async function equationsOf(
  scope: Scope,
  facts: BookFacts,
  sums: Readonly<Record<string, number>>,
): Promise<ProvenEquation[]> {
  const side = (which: "debit" | "credit") =>
    facts.kinds.map((each): OwnedSum => ({ owner: "", currency: each.currency, amount: each[which] }));
  const moved = Object.entries(sums).map(([currency, amount]) => ({ owner: "", currency, amount }));
  const [debits, credits] = [side("debit"), side("credit")];
  const unbalanced = differing(debits, credits).length > 0 || differing(debits, moved).length > 0;
  const apart = differing(facts.places, facts.placed).length > 0;
  const named = async (equation: "agent_cash" | "merchant_payable", left: OwnedSum[], right: OwnedSum[]) => {
    const rows = await Promise.all(
      differing(left, right).map(async (each): Promise<DifferenceRow[]> => {
        const found = await readDifferences(scope, each, equation);
        const { owner, currency } = each;
        // The sums differ and no collection does: the account itself is named.
        const whole = { currency, owner, ledger: each.left, record: each.right, orderNumber: null, collectionId: null };
        return found.length > 0 ? found : [whole];
      }),
    );
    return { key: equation, sides: sidesOf(left, right), rows: rows.flat() };
  };
  return [
    { key: "debits_credits", sides: sidesOf(debits, credits), rows: unbalanced ? await readUnbalanced(scope) : [] },
    await named("agent_cash", facts.agentCash, facts.collected),
    await named("merchant_payable", facts.owed, facts.received),
    {
      key: "one_document",
      sides: sidesOf(facts.places, facts.placed),
      rows: apart ? await readMisplaced(scope) : [],
    },
  ];
}

function alert(scope: Scope, equations: readonly ProvenEquation[]) {
  const failed = equations.filter((each) => !holds(each));
  const detail = { failed: failed.length, of: equations.length, rows: failed.flatMap(({ rows }) => rows).length };
  return inboxItem(scope, {
    news: { kind: "books_unbalanced", detail },
    to: { permission: "accounting.order_collections" },
  });
}
