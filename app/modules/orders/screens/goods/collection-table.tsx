import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Status } from "#app/ui/status/status.tsx";
import { type CollectionStatus, type PaymentMethod, paymentMethods } from "../../model/order.enums.ts";

/** A collection in minor units. */
export interface CollectionLine {
  id: string;
  amount: number;
  currency: string;
  method: PaymentMethod;
  status: CollectionStatus;
  waived: boolean;
  prepaymentRequired: boolean;
}

/** The collections of an order or a shipment. */
export function CollectionTable({ collections }: { collections: readonly CollectionLine[] }) {
  const t = useTranslate();
  return (
    <table className="plain">
      <tbody>
        {collections.map((line) => (
          <tr key={line.id}>
            <td>
              <MoneyText amount={line.amount} currency={line.currency} />
            </td>
            <td>{t(`orders:payment.${paymentMethods.byCode(line.method).key}`)}</td>
            <td>{line.waived ? t("orders:collection.waived") : <Status kind="collection" code={line.status} />}</td>
            <td className="faint-ink">{line.prepaymentRequired && t("orders:collection.prepayment")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
