import { type SQL, sql } from "drizzle-orm";

/** Lines of live documents, and the rows that they are of: which column of the row names the document. */
export const documentLinks = [
  { lines: "receipt_lines", of: "collection_id", document: "receipt_id", rows: "collections", column: "receipt_id" },
  {
    lines: "settlement_lines",
    of: "source_id",
    document: "settlement_id",
    rows: "collections",
    column: "settlement_id",
  },
  { lines: "invoice_lines", of: "fee_id", document: "invoice_id", rows: "order_fees", column: "invoice_id" },
] as const;

/** The lines of a kind of document that stand for a row: corrections and lines by hand are of none. */
export const selectLinkedLines = ({ lines, of }: (typeof documentLinks)[number], account: string): SQL =>
  sql`from ${sql.raw(lines)} where account_id = ${account} and live = 1 and ${sql.raw(of)} is not null${lines === "settlement_lines" ? sql` and kind = 'collection'` : sql``}`;

/** The rows that say they are in such a document. */
export const selectLinkedRows = ({ rows, column }: (typeof documentLinks)[number], account: string): SQL =>
  sql`from ${sql.raw(rows)} where account_id = ${account} and ${sql.raw(column)} is not null`;
