import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import type { StatementLine } from "../commands/settlements/statement-lines.server.ts";

/** How a statement line was paid, with its receipt; or a note that the order has only fees. */
export function formatStatementLineMethod(
  { kind, method, receiptNumber }: Pick<StatementLine, "kind" | "method" | "receiptNumber">,
  t: (word: TranslationKey) => string,
): string {
  if (kind === "fees") return t("billing:fees_only");
  if (method === null) return "";
  if (receiptNumber === null) return t("billing:prepaid_to.carrier");
  return `${t(`accounting:method.${paymentMethods.byCode(method).key}`)}, ${receiptNumber}`;
}
