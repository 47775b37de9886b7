import { Link } from "react-router";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { CashBook } from "../commands/view-cash-book.server.ts";

/** The address of a till's cash book in a month. */
export const toCashBook = (month: string, currency: string): string =>
  `/accounting/cash-book?month=${month}&currency=${currency}`;

type Till = CashBook["tills"][number];

/** Columns with their amounts; what is zero is left out, but for balances. */
const columns: readonly {
  key: "opening" | "cash_in" | "cash_out" | "to_bank" | "difference";
  of: (till: Till) => number;
}[] = [
  { key: "opening", of: ({ opening }) => opening },
  { key: "cash_in", of: ({ cashIn }) => cashIn },
  { key: "cash_out", of: ({ cashOut }) => cashOut },
  { key: "to_bank", of: ({ toBank }) => toBank },
  { key: "difference", of: ({ difference }) => difference },
];
const besides: readonly { key: "cards" | "cheques" | "transit"; of: (till: Till) => number }[] = [
  { key: "cards", of: ({ cards }) => cards },
  { key: "cheques", of: ({ cheques }) => cheques },
  { key: "transit", of: ({ transit }) => transit },
];

/** The tills of a month, one line a currency; the chosen one's book is below. */
export function TillTable({ book: { tills, month, currency: chosen } }: { book: CashBook }) {
  const t = useTranslate();
  return (
    <div className="cash-table">
      <table>
        <caption className="visually-hidden">{t("deposits:tills")}</caption>
        <thead>
          <tr>
            <th>{t("deposits:till")}</th>
            {columns.map(({ key }) => (
              <th key={key} className="to-right">
                {t(`deposits:${key}`)}
              </th>
            ))}
            <th className="to-right">{t("deposits:in_till")}</th>
            {besides.map(({ key }) => (
              <th key={key} className="to-right">
                {t(`deposits:${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tills.map((till) => (
            <tr key={till.currency} className={till.currency === chosen ? "is-chosen" : undefined}>
              <th scope="row">
                <Link
                  className="link"
                  to={toCashBook(month, till.currency)}
                  aria-current={till.currency === chosen ? "page" : undefined}
                >
                  {till.currency}
                </Link>
              </th>
              {columns.map(({ key, of }) => (
                <td key={key} className="to-right">
                  {(key === "opening" || of(till) !== 0) && <AmountText amount={of(till)} currency={till.currency} />}
                </td>
              ))}
              <td className="to-right">
                <b>
                  <AmountText amount={till.closing} currency={till.currency} />
                </b>
              </td>
              {besides.map(({ key, of }) => (
                <td key={key} className="to-right soft-ink">
                  {of(till) !== 0 && <AmountText amount={of(till)} currency={till.currency} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
