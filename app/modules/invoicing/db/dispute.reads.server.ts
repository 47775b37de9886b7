import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { invoiceStatuses, settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { DisputedKind } from "#app/modules/ledger/model/billing.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { lineDisputes } from "./billing.tables.ts";
import { type InvoiceRecord, readInvoice, readInvoiceLines } from "./invoice.reads.server.ts";
import { readSettlement, readSettlementLines, type SettlementRecord } from "./settlement.reads.server.ts";

const { accountId: _account, documentKind: _kind, documentId: _document, ...columns } = getTableColumns(lineDisputes);

/** Disputes of a document's lines, oldest first. */
export function readDisputes(scope: Pick<Scope, "db">, document: { id: string; accountId: string }) {
  return scope.db
    .select(columns)
    .from(lineDisputes)
    .where(and(eq(lineDisputes.accountId, document.accountId), eq(lineDisputes.documentId, document.id)))
    .orderBy(asc(lineDisputes.id));
}
export type LineDispute = Awaited<ReturnType<typeof readDisputes>>[number];

type DisputedDocumentRecord =
  | { kind: "settlement"; document: SettlementRecord }
  | { kind: "invoice"; document: InvoiceRecord };

/** A line with its document and its open dispute. */
export type FoundLine = DisputedDocumentRecord & {
  line: { id: string; orderId: string | null; orderNumber: string | null; called: string };
  dispute: LineDispute | null;
  /** Number of lines of the document. */
  count: number;
};

/** A line that the reader can dispute: of a document that is not voided, a collection or any invoice line; null otherwise. */
export async function findDisputableLine(
  scope: Scope,
  kind: DisputedKind,
  number: string,
  id: string,
): Promise<FoundLine | null> {
  const found = await (kind === "settlement"
    ? findSettlementLine(scope, number, id)
    : findInvoiceLine(scope, number, id));
  if (!found) return null;
  const said = await readDisputes(scope, found.document);
  return { ...found, dispute: said.find(({ lineId, state }) => lineId === id && state === "open") ?? null };
}

async function findSettlementLine(scope: Scope, number: string, id: string) {
  const document = await readSettlement(scope, number);
  if (!document || document.status === settlementStatuses.code.voided) return null;
  const lines = await readSettlementLines(scope, document);
  const line = lines.find((each) => each.id === id && each.kind === "collection");
  const called = line?.orderNumber ?? "";
  return line ? { kind: "settlement" as const, document, line: { ...line, called }, count: lines.length } : null;
}

async function findInvoiceLine(scope: Scope, number: string, id: string) {
  const document = await readInvoice(scope, number);
  if (!document || document.status === invoiceStatuses.code.voided) return null;
  const lines = await readInvoiceLines(scope, document);
  const line = lines.find((each) => each.id === id);
  const called = line?.orderNumber ?? line?.description ?? "";
  return line ? { kind: "invoice" as const, document, line: { ...line, called }, count: lines.length } : null;
}
