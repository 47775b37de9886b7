import { sql } from "drizzle-orm";
import { ledgerTransfers } from "#app/modules/ledger/db/accounting.tables.ts";
import { isPostedIn } from "#app/modules/ledger/db/journal.reads.server.ts";
import { readSeller } from "#app/modules/ledger/db/party.reads.server.ts";
import { getTaxCurrency, type TaxExchange } from "#app/modules/ledger/model/exchange.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ForeignVat } from "../model/vat.ts";

const parseExchange = (stored: string): TaxExchange => JSON.parse(stored);

/** VAT that documents in other currencies than the tax currency posted in a month, a row each, with the rate of their invoice. */
export async function readForeignVat(scope: Scope, month: string): Promise<ForeignVat[]> {
  const own = getTaxCurrency(await readSeller(scope), scope.account.preferences);
  const document = sql.raw("substr(ledger_transfers.document_id, 1, 36)");
  const rows = await scope.db.all<Omit<ForeignVat, "exchange"> & { exchange: string | null }>(sql`
    select ledger_transfers.currency, a.owner_id as "taxKey", i.exchange,
      sum(iif(ledger_transfers.credit_account = a.id, ledger_transfers.amount, -ledger_transfers.amount)) as tax
    from ${ledgerTransfers} join ledger_accounts a on a.account_id = ledger_transfers.account_id and a.kind = 'vat'
        and a.id in (ledger_transfers.debit_account, ledger_transfers.credit_account)
      left join credit_notes k on k.id = ${document} left join cheques q on q.id = ${document}
      left join invoices i on i.id = coalesce(k.invoice_id, q.invoice_id, ${document})
    where ${isPostedIn(scope, month)} and ledger_transfers.currency <> ${own}
    group by ledger_transfers.currency, a.owner_id, ${document} order by 1, 2`);
  return rows.map((row) => ({ ...row, exchange: row.exchange === null ? null : parseExchange(row.exchange) }));
}
