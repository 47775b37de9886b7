import { Link } from "react-router";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { CashBook } from "../commands/view-cash-book.server.ts";
import type { CurrencySum } from "../model/cash-book.ts";

/** The address of a till's cash book in a month. */
export const toCashBook = (month: string, { tillId, currency }: Pick<CashBook, "tillId" | "currency">): string =>
  `/accounting/cash-book?${new URLSearchParams({ month, till_id: tillId, currency })}`;

interface Column {
  key: "opening" | "cash_in" | "cash_out" | "to_bank" | "moved" | "difference" | "cards" | "cheques" | "transit";
  of: (line: CurrencySum) => number;
}

/** Columns with their amounts; what is zero is left out, but for balances. Cards and what is on its way are of no till: sums alone have them. */
const columns: readonly Column[] = [
  { key: "opening", of: ({ opening }) => opening },
  { key: "cash_in", of: ({ cashIn }) => cashIn },
  { key: "cash_out", of: ({ cashOut }) => cashOut },
  { key: "to_bank", of: ({ toBank }) => toBank },
  { key: "moved", of: ({ moved }) => moved },
  { key: "difference", of: ({ difference }) => difference },
];
const besides: readonly Column[] = [
  { key: "cards", of: ({ cards }) => cards },
  { key: "cheques", of: ({ cheques }) => cheques },
  { key: "transit", of: ({ transit }) => transit },
];

/** The tills of a month, a line a till and currency, with the sums of all; the chosen one's book is below. */
export function TillTable({ book }: { book: CashBook }) {
  const t = useTranslate();
  const { tills, lines, sums, month } = book;
  const shown = lines.some(({ moved }) => moved !== 0) ? columns : columns.filter(({ key }) => key !== "moved");
  const several = tills.length > 0;
  const named = new Map(tills.map((till) => [till.id, till]));
  const heads = (each: Column) => (
    <th key={each.key} className="to-right">
      {t(`deposits:${each.key}`)}
    </th>
  );
  const link = (tillId: string, currency: string, name: string) => {
    const chosen = tillId === book.tillId && currency === book.currency;
    return (
      <Link className="link" to={toCashBook(month, { tillId, currency })} aria-current={chosen ? "page" : undefined}>
        {name}
      </Link>
    );
  };
  return (
    <div className="cash-table">
      <table>
        <caption className="visually-hidden">{t("deposits:tills")}</caption>
        <thead>
          <tr>
            <th>{t("accounting:till.label")}</th>
            {shown.map(heads)}
            <th className="to-right">{t("deposits:in_till")}</th>
            {besides.map(heads)}
          </tr>
        </thead>
        <tbody>
          {several &&
            lines.map((line) => {
              const { tillId, currency } = line;
              const till = named.get(tillId);
              const chosen = tillId === book.tillId && currency === book.currency;
              return (
                <tr key={`${tillId}:${currency}`} className={chosen ? "is-chosen" : undefined}>
                  <th scope="row">
                    {link(tillId, currency, till?.name ?? "")} <i>{currency}</i>
                    {till?.closed && <i> · {t("deposits:closed")}</i>}
                  </th>
                  <AmountCells line={{ ...line, cards: 0, transit: 0 }} shown={shown} />
                </tr>
              );
            })}
          {sums.map((sum) => (
            <tr key={sum.currency} className={several ? "is-sum" : undefined}>
              <th scope="row">
                {several ? (
                  <>
                    {t("deposits:all_tills")} <i>{sum.currency}</i>
                  </>
                ) : (
                  link(book.tillId, sum.currency, sum.currency)
                )}
              </th>
              <AmountCells line={sum} shown={shown} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AmountCells({ line, shown }: { line: CurrencySum; shown: readonly Column[] }) {
  const write = (amount: number) => <AmountText amount={amount} currency={line.currency} />;
  return (
    <>
      {shown.map(({ key, of }) => (
        <td key={key} className="to-right">
          {(key === "opening" || of(line) !== 0) && write(of(line))}
        </td>
      ))}
      <td className="to-right">
        <b>{write(line.closing)}</b>
      </td>
      {besides.map(({ key, of }) => (
        <td key={key} className="to-right soft-ink">
          {of(line) !== 0 && write(of(line))}
        </td>
      ))}
    </>
  );
}
