import { Link } from "react-router";
import { documentKindKeys, documentKinds, transferKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { CashBook } from "../commands/view-cash-book.server.ts";
import { TillActions } from "./till-actions.tsx";

type Entry = CashBook["entries"][number];

/** The cash book of a till: every document that moved cash, with the balance after it. */
export function CashEntries({ book, opening, name }: { book: CashBook; opening: number; name: string }) {
  const { entries, currency, may } = book;
  const t = useTranslate();
  const amount = (value: number) => <AmountText amount={value} currency={currency} />;
  return (
    <section className="cash-table" aria-labelledby="cash-entries">
      <div className="pane-head">
        <h2 id="cash-entries">
          {t("deposits:book_of")}, {name}
        </h2>
        <span className="faint-ink">{t("deposits:entries", { count: entries.length })}</span>
        {may.deposit && <TillActions book={book} />}
      </div>
      <table>
        <thead>
          <tr>
            <th className="to-right">{t("deposits:column.number")}</th>
            <th>{t("deposits:column.when")}</th>
            <th>{t("deposits:column.entry")}</th>
            <th>{t("deposits:column.what")}</th>
            <th>{t("deposits:column.by")}</th>
            <th className="to-right">{t("deposits:column.in")}</th>
            <th className="to-right">{t("deposits:column.out")}</th>
            <th className="to-right">{t("deposits:column.balance")}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td />
            <td />
            <td>{t("deposits:opening")}</td>
            <td colSpan={4} className="faint-ink">
              {entries.length === 0 && t("deposits:no_entries")}
            </td>
            <td className="to-right">
              <b>{amount(opening)}</b>
            </td>
          </tr>
          {entries.map((entry) => (
            <tr key={entry.number}>
              <td className="to-right soft-ink">{entry.number}</td>
              <td className="soft-ink">
                <DateTimeText at={entry.at} />
              </td>
              <td>
                <EntryDocument entry={entry} />
              </td>
              <td>
                <EntryPurpose entry={entry} />
              </td>
              <td className="soft-ink">{entry.actorName}</td>
              <td className="to-right">{entry.amount > 0 && amount(entry.amount)}</td>
              <td className="to-right">{entry.amount < 0 && amount(entry.amount)}</td>
              <td className="to-right">
                <b>{amount(entry.balance)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function EntryDocument({ entry: { documentKind, reference, otherTillName } }: { entry: Entry }) {
  const t = useTranslate();
  const kind = documentKindKeys.find((key) => key === documentKind);
  if (documentKind === "till_count") return t("deposits:counted_event");
  if (documentKind === "till_move") return otherTillName;
  if (!kind || reference === "") return reference;
  return (
    <Link className="link" to={`${documentKinds[kind].path}/${reference}`}>
      {reference}
    </Link>
  );
}

function EntryPurpose({ entry: { kind } }: { entry: Entry }) {
  const t = useTranslate();
  const known = transferKinds.find((key) => key === kind);
  return known ? t(`accounting:books.kinds.${known}`) : null;
}
