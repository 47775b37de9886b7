import { listFieldTexts } from "#app/modules/custom-fields/commands/format-field-text.server.ts";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Translator } from "#app/platform/i18n/translate.server.ts";
import { type InvoiceRecord, readInvoicedMetadata } from "../../db/invoice.reads.server.ts";

const place = "on_invoice" as const;

/** The issuer's own fields that invoices have below an order: "Cost center: 4711; Gift: yes", by the order's number. */
export async function readInvoicedFields(
  { db }: Pick<Scope, "db">,
  invoice: InvoiceRecord,
  t: Translator,
): Promise<ReadonlyMap<string, string>> {
  const issuer = { db, account: { id: invoice.accountId } };
  const [ofOrders, ofCustomers] = await Promise.all([
    readCustomFields(issuer, "order"),
    readCustomFields(issuer, "customer"),
  ]);
  if (![...ofOrders, ...ofCustomers].some((field) => field[place])) return new Map();
  const texts = [...(await readInvoicedMetadata(issuer, invoice))].map(([number, { order, customer }]) => {
    const filled = [
      ...listFieldTexts({ fields: ofOrders, metadata: order, place }, t),
      ...listFieldTexts({ fields: ofCustomers, metadata: customer, place }, t),
    ];
    return [number, filled.map(({ name, text }) => `${name}: ${text}`).join("; ")] as const;
  });
  return new Map(texts.filter(([, text]) => text !== ""));
}
