import { isCurrency } from "#app/domain/kernel/money.ts";

/** What keeps a price range from being a filter: no currency, or a minimum above the maximum; null when it is one. */
export function priceFault(currency: string, low: string, high: string): "currency" | "order" | null {
  if (!isCurrency(currency.toUpperCase())) return "currency";
  return low !== "" && high !== "" && Number(low) > Number(high) ? "order" : null;
}

const grouped = { ".": /^-?\d{1,3}(,\d{3})+(\.\d*)?$/, ",": /^-?\d{1,3}(\.\d{3})+(,\d*)?$/ } as const;

/** An amount with a decimal point, as the reader's language writes it: a comma would end the value in an address. */
export function pointed(amount: string, mark: "." | ","): string {
  const text = amount.replaceAll(/[\s\u00a0\u202f'’]/g, "");
  const whole = grouped[mark].test(text) ? text.replaceAll(mark === "." ? "," : ".", "") : text;
  return whole.replace(",", ".").replaceAll(",", "");
}
