import { reserveDocumentNumbers } from "#app/modules/ledger/db/number-series.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { draftSettlement } from "../../db/draft-settlement.server.ts";
import type { PendingSelection } from "../../db/pending.reads.server.ts";
import { insertSettlement } from "../../db/settlement.writes.server.ts";
import type { SettlementLimit } from "../../model/settlement-limit.ts";
import type { DraftedDocuments } from "../billing/generate-each.server.ts";

/** Statements of a settlement of what is held; null where there is nothing to settle. */
export async function createSettlement(
  scope: Scope,
  wanted: PendingSelection,
  limit: SettlementLimit | null = null,
): Promise<DraftedDocuments> {
  const draft = await draftSettlement(scope, wanted, limit);
  if (!draft) return null;
  const { numbers, statement } = await reserveDocumentNumbers(scope, "settlement", 1);
  const number = numbers[0] ?? "";
  return {
    statements: [statement, ...insertSettlement(scope, { ...draft, number, invoice: null })],
    documents: [{ id: draft.id, number }],
  };
}
