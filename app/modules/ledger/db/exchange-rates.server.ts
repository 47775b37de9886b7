import { and, desc, eq, gte, lte } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { MAX_RATE_DAYS, type TaxExchange } from "../model/exchange.ts";
import { exchangeRates } from "./exchange.tables.ts";

/** The latest stated rate of a currency that may be taken on a day; null if there is none. */
export async function readExchangeRate(
  scope: Scope,
  { currency, taxCurrency, day }: Record<"currency" | "taxCurrency" | "day", string>,
): Promise<TaxExchange | null> {
  const [row] = await scope.db
    .select({ rate: exchangeRates.rate, on: exchangeRates.day, source: exchangeRates.source })
    .from(exchangeRates)
    .where(
      and(
        ...[eq(exchangeRates.accountId, scope.account.id), eq(exchangeRates.currency, currency)],
        ...[eq(exchangeRates.taxCurrency, taxCurrency), lte(exchangeRates.day, day)],
        gte(exchangeRates.day, addDays(day, -MAX_RATE_DAYS)),
      ),
    )
    .orderBy(desc(exchangeRates.day))
    .limit(1);
  return row ? { ...row, currency: taxCurrency } : null;
}

/** Keeps a stated rate for new invoices; a day has one, the last stated. */
export function keepExchangeRate(scope: Scope, currency: string, exchange: TaxExchange): Statement {
  const { rate, source } = exchange;
  const said = { rate, source, createdAt: now(scope), createdByName: scope.actor.name };
  return scope.db
    .insert(exchangeRates)
    .values({ accountId: scope.account.id, currency, taxCurrency: exchange.currency, day: exchange.on, ...said })
    .onConflictDoUpdate({
      target: [exchangeRates.accountId, exchangeRates.currency, exchangeRates.taxCurrency, exchangeRates.day],
      set: said,
    });
}
