import { formatTaxName, toTaxKey } from "#app/modules/ledger/model/tax.ts";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { VatSum } from "../model/vat.ts";

/** Revenue and VAT of the month by tax. */
export function VatTable({ vat }: { vat: readonly VatSum[] }) {
  const t = useTranslate();
  if (vat.length === 0) return null;
  return (
    <section className="closing-table">
      <h2>
        {t("closing:vat.title")} <span className="faint-ink">{t("closing:vat.why")}</span>
      </h2>
      <table>
        <thead>
          <tr>
            <th>{t("closing:vat.tax")}</th>
            <th className="to-right">{t("closing:vat.net")}</th>
            <th className="to-right">{t("closing:vat.vat")}</th>
            <th>{t("common:field.currency")}</th>
          </tr>
        </thead>
        <tbody>
          {vat.map(({ treatment, rate, currency, net, tax }) => (
            <tr key={`${treatment}${rate}${currency}`}>
              <td>{formatTaxName(toTaxKey(treatment, rate), t)}</td>
              <td className="to-right">
                <AmountText amount={net} currency={currency} />
              </td>
              <td className="to-right">
                <AmountText amount={tax} currency={currency} />
              </td>
              <td>{currency}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
