import { type SQL, sql } from "drizzle-orm";

/** Tables of document lines, the rows that they refer to, and the column of the row that names the document. */
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

/** Lines of a kind of document that refer to a row; corrections and manual lines do not. */
export const selectLinkedLines = ({ lines, of }: (typeof documentLinks)[number], account: string): SQL =>
  sql`from ${sql.raw(lines)} where account_id = ${account} and live = 1 and ${sql.raw(of)} is not null${lines === "settlement_lines" ? sql` and kind = 'collection'` : sql``}`;

/** Rows that name such a document. */
export const selectLinkedRows = ({ rows, column }: (typeof documentLinks)[number], account: string): SQL =>
  sql`from ${sql.raw(rows)} where account_id = ${account} and ${sql.raw(column)} is not null`;
