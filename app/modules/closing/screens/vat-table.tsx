import { formatTaxName, toTaxKey } from "#app/modules/ledger/model/tax.ts";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ExchangedVatSum, InputVatSum, VatSum } from "../model/vat.ts";

interface VatTableProps {
  vat: readonly VatSum[];
  input: readonly InputVatSum[];
  exchanged: readonly ExchangedVatSum[];
}

/** Revenue and VAT of the month by tax, its input VAT, and what is left of both by currency. */
export function VatTable({ vat, input, exchanged }: VatTableProps) {
  const t = useTranslate();
  if (vat.length + input.length === 0) return null;
  const sum = (all: readonly { currency: string; tax: number }[], of: string) =>
    all.reduce((total, { currency, tax }) => (currency === of ? total + tax : total), 0);
  const left = [...new Set(input.map(({ currency }) => currency))];
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
          {input.map(({ rate, currency, tax }) => (
            <tr key={`input${rate}${currency}`}>
              <td>{t("closing:vat.input", { rate: formatTaxName(toTaxKey("standard", rate), t) })}</td>
              <td />
              <td className="to-right">
                <AmountText amount={-tax} currency={currency} />
              </td>
              <td>{currency}</td>
            </tr>
          ))}
        </tbody>
        {exchanged.length > 0 && (
          <tbody>
            {exchanged.map(({ rate, from, currency, tax, documents }) => (
              <tr key={`exchanged${rate}${from}${currency}`}>
                <td colSpan={2}>
                  {t(currency === from ? "closing:vat.unstated" : "closing:vat.exchanged", {
                    ...{ rate: formatTaxName(toTaxKey("standard", rate), t), from, count: documents },
                  })}
                </td>
                <td className="to-right">
                  <AmountText amount={tax} currency={currency} />
                </td>
                <td>{currency}</td>
              </tr>
            ))}
          </tbody>
        )}
        {left.length > 0 && (
          <tfoot>
            {left.map((currency) => (
              <tr key={currency}>
                <td colSpan={2}>{t("closing:vat.due")}</td>
                <td className="to-right">
                  <AmountText amount={sum(vat, currency) - sum(input, currency)} currency={currency} />
                </td>
                <td>{currency}</td>
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </section>
  );
}
