import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import { findNearestChoice, parseCurrency, parsePaymentMethod } from "#app/platform/documents/cells/choices.ts";
import { guessNumber, parseNumber } from "#app/platform/documents/cells/numbers.ts";
import type { RowReading } from "./row-reading.ts";

type Collections = NonNullable<OrderDraftInput["collections"]>;

/**
 * Cash on delivery of a row: without an amount there is nothing to collect. With an amount the currency is required,
 * and the type too where the file has a column for it; a file without one collects cash.
 */
export function readRowCollections(reading: RowReading): Collections {
  const amounts = reading
    .parts("collection_amount")
    .filter((each) => each !== "" && Number(each.replace(",", ".")) !== 0);
  if (amounts.length === 0) return [];
  const currencies = reading.parts("collection_currency");
  const types = reading.parts("collection_type");
  return amounts.flatMap((text, index) => {
    const amount = parseNumber(text, reading.input.configuration.decimalComma);
    if (amount === null) reading.error("collection_amount", "not_a_number", { text }, guessNumber(text));
    else if (amount < 0) reading.error("collection_amount", "amount_negative");
    const currency = readCurrency(reading, currencies[index] ?? currencies[0] ?? findCurrencySign(text));
    const method = readMethod(reading, types[index] ?? types[0]);
    if (amount === null || amount <= 0 || currency === null || method === null) return [];
    // Spreadsheets store 0.3 as 0.30000000000000004.
    return [{ amount: Number(amount.toFixed(6)), currency, method }];
  });
}

/** A currency next to the amount in the same cell. */
function findCurrencySign(amount: string): string | undefined {
  return /\p{Sc}|[A-Za-z]{3}/u.exec(amount)?.[0];
}

function readCurrency(reading: RowReading, text: string | undefined): string | null {
  const { defaultCurrency } = reading.input.configuration;
  if (!text) {
    reading.error("collection_currency", "currency_required", undefined, defaultCurrency);
    return null;
  }
  const currency = parseCurrency(text);
  if (currency === null)
    reading.error(
      "collection_currency",
      "currency_unknown",
      { text },
      findNearestChoice("currency", text) ?? defaultCurrency,
    );
  return currency;
}

function readMethod(reading: RowReading, text: string | undefined): 1 | 2 | 3 | null {
  if (!text) {
    if (!reading.input.mapped.has("collection_type")) return 1;
    reading.error("collection_type", "collection_type_required", undefined, "cash");
    return null;
  }
  const method = parsePaymentMethod(text);
  if (method === 1 || method === 2 || method === 3) return method;
  reading.error("collection_type", "payment_unknown", { text }, findNearestChoice("collection_type", text) ?? "cash");
  return null;
}
