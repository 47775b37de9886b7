import { Link } from "react-router";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ReceiptView } from "../../commands/receipts/view-receipts.server.ts";

/** Collections of a receipt in order of collection. */
export function ReceiptLines({ lines }: { lines: ReceiptView["lines"] }) {
  const t = useTranslate();
  return (
    <table className="plain">
      <thead>
        <tr>
          <th>{t("accounting:column.order")}</th>
          <th className="of-merchant">{t("accounting:column.merchant")}</th>
          <th>{t("accounting:column.collected")}</th>
          <th>{t("accounting:column.method")}</th>
          <th className="to-right">{t("accounting:column.amount")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <Link className="link" to={`/orders/${line.orderNumber}`} prefetch="intent">
                {line.orderNumber}
              </Link>
            </td>
            <td className="soft-ink of-merchant">{line.merchantName}</td>
            <td className="soft-ink">
              <DateTimeText at={line.collectedAt} />
            </td>
            <td>{t(`accounting:method.${paymentMethods.byCode(line.method).key}`)}</td>
            <td className="to-right">
              <AmountText amount={line.amount} currency={line.currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
