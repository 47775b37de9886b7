import { createMoneyFormatter } from "#app/platform/documents/pdf-cells.server.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import { formatLongDay } from "#app/platform/time/local-time-text.ts";
import type { ExchangedTax } from "../../model/exchange.ts";

/** Says the VAT in the tax currency with the rate, its day and source; null without. */
export function formatExchange(
  exchanged: ExchangedTax | null,
  from: string,
  { t }: Pick<ExportContext, "t">,
): string | null {
  if (exchanged === null) return null;
  const { currency, rate, on, source, tax } = exchanged;
  const decimals = rate.split(".")[1]?.length ?? 0;
  return t("billing:exchange.paper", {
    ...{ currency, from, source, day: formatLongDay(on, t.dateLocale) },
    amount: createMoneyFormatter(t.locale)({ amount: tax, currency }),
    rate: new Intl.NumberFormat(t.locale, { minimumFractionDigits: decimals }).format(Number(rate)),
  });
}
