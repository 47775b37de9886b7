import { AmountText, CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { BilledLine } from "../../model/billed-lines.ts";
import { useLineLabels } from "./use-line-labels.ts";

export type BilledTableLine = BilledLine;

/** Column headers of invoice lines, only for screen readers. */
export function BilledHead() {
  const t = useTranslate();
  return (
    <thead className="visually-hidden">
      <tr>
        <th>{t("billing:lines")}</th>
        <td />
        <th>{t("billing:column.orders")}</th>
        <th>{t("billing:column.amount")}</th>
      </tr>
    </thead>
  );
}

/** Lines by type and price: description, quantity, unit price, and amount. */
export function BilledRows({ lines, currency }: { lines: readonly BilledTableLine[]; currency: string }) {
  const words = useLineLabels();
  return lines.map((line) => {
    const { title, text } = words(line);
    return (
      <tr key={`${line.type}-${line.each}-${line.description}-${line.tier?.from}`}>
        <td>{title}</td>
        <td className="soft-ink">{text}</td>
        <td className="to-right soft-ink priced">
          <CountText value={line.count} /> × <AmountText amount={line.each} currency={currency} />
        </td>
        <td className="to-right">
          <AmountText amount={line.amount} currency={currency} />
        </td>
      </tr>
    );
  });
}
