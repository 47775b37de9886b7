import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { cursorParameter, limitParameter } from "#app/platform/http/query-parameters.ts";
import { createListSchema } from "#app/platform/http/responses/shared.responses.ts";
import { booksSchema, numberSchema, transferSchema } from "./api/ledger.outputs.ts";
import { correctBooks } from "./commands/books/correct-books.server.ts";
import { listTransfers } from "./commands/books/export-books.server.ts";
import { reconcileBooks } from "./commands/books/reconcile-books.server.ts";
import { viewBooks } from "./commands/books/view-books.server.ts";
import { listNumbers } from "./commands/books/view-numbers.server.ts";

const access = {
  anyOf: ["accounting.agent_billing", "accounting.order_collections", "accounting.merchant_billing"],
  accountKind: "carrier",
} as const;

/** Headings of the description. */
const tags = { books: "The ledger and its proof." };

export const ledgerEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/books/transfers",
    operation: "listLedgerTransfers",
    access: { permission: "accounting.order_collections", feature: "fleet_management" },
    summary: "List transfers of the books",
    query: { limit: limitParameter(100), cursor: cursorParameter },
    read: listTransfers,
    output: createListSchema("transfers", transferSchema),
  }),
  endpoint({
    method: "GET",
    path: "/books",
    operation: "getBooks",
    access,
    summary: "Balances of the books",
    read: viewBooks,
    output: z.strictObject({ books: booksSchema.nullable() }),
  }),
  endpoint({
    method: "GET",
    path: "/books/numbers",
    operation: "listDocumentNumbers",
    access,
    summary: "Numbers of documents that were given",
    read: listNumbers,
    output: createListSchema("numbers", numberSchema),
  }),
  endpoint({
    method: "POST",
    path: "/books/reconcile",
    access: { permission: "accounting.order_collections", accountKind: "carrier" },
    summary: "Prove the books",
    command: reconcileBooks,
    output: z.strictObject({ balanced: z.boolean() }),
  }),
  endpoint({
    method: "POST",
    path: "/books/correct",
    access: {
      permission: ["accounting.order_collections", "accounting.order_collections.update_receipt"],
      accountKind: "carrier",
    },
    summary: "Correct the books",
    command: correctBooks,
    output: z.strictObject({ corrected: z.int().describe("Transfers posted"), balanced: z.boolean() }),
  }),
]);
