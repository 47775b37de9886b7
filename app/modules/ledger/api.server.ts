import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { cursorParameter, limitParameter } from "#app/platform/http/query-parameters.ts";
import { createListSchema } from "#app/platform/http/responses/shared.responses.ts";
import { bankSchema, booksSchema, numberSchema, transferSchema } from "./api/ledger.outputs.ts";
import { correctBooks } from "./commands/books/correct-books.server.ts";
import { listTransfers } from "./commands/books/export-books.server.ts";
import { reconcileBooks } from "./commands/books/reconcile-books.server.ts";
import { viewBank } from "./commands/books/view-bank.server.ts";
import { viewBooks } from "./commands/books/view-books.server.ts";
import { listNumbers } from "./commands/books/view-numbers.server.ts";

const access = { permission: "accounting.books", accountKind: "carrier" } as const;

/** Each part of accounting sees the numbers of its documents. */
const numbersAccess = {
  anyOf: [
    "accounting.agent_billing",
    "accounting.order_collections",
    "accounting.merchant_billing",
    "accounting.books",
  ],
  accountKind: "carrier",
} as const;

/** Headings of the description. */
const tags = { books: "The ledger and its proof." };

export const ledgerEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/books/transfers",
    operation: "listLedgerTransfers",
    access,
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
    path: "/books/bank",
    operation: "getBankReconciliation",
    access,
    summary: "The bank's statements against its account in the books",
    description:
      "Statement + movements alone − lines alone − before − missing = ledger. At most 500 items of each kind are named.",
    read: viewBank,
    output: createListSchema("reconciliations", bankSchema),
  }),
  endpoint({
    method: "GET",
    path: "/books/numbers",
    operation: "listDocumentNumbers",
    access: numbersAccess,
    summary: "Numbers of documents that were given",
    read: listNumbers,
    output: createListSchema("numbers", numberSchema),
  }),
  endpoint({
    method: "POST",
    path: "/books/reconcile",
    access,
    summary: "Prove the books",
    command: reconcileBooks,
    output: z.strictObject({ balanced: z.boolean() }),
  }),
  endpoint({
    method: "POST",
    path: "/books/correct",
    access: {
      permission: ["accounting.books", "accounting.order_collections.update_receipt"],
      accountKind: "carrier",
    },
    summary: "Correct the books",
    command: correctBooks,
    output: z.strictObject({ corrected: z.int().describe("Transfers posted"), balanced: z.boolean() }),
  }),
]);
