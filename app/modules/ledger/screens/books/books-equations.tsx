import { CircleCheck, Equal, EqualNot, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { AmountText, CountText, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import type { BooksView } from "../../commands/books/view-books.server.ts";
import { isCorrectable } from "../../model/corrections.ts";

type Equation = BooksView["equations"][number];

/** The equations, one per line with three columns per currency; below a failed one the differing rows. */
export function BooksEquations({ books: { id, equations }, corrects }: { books: BooksView; corrects: boolean }) {
  const t = useTranslate();
  const [asking, setAsking] = useState<Equation["key"] | null>(null);
  const currencies = [...new Set(equations.flatMap(({ sides }) => sides.map(({ currency }) => currency)))].sort();
  return (
    <section className="equations" aria-label={t("accounting:books.equations")}>
      <table>
        <thead>
          <tr>
            <th>{t("accounting:books.equation")}</th>
            {currencies.map((currency) => (
              <EquationHeads key={currency} currency={currency} />
            ))}
          </tr>
        </thead>
        <tbody>
          {equations.map((equation) => (
            <EquationLine
              key={equation.key}
              equation={equation}
              currencies={currencies}
              onCorrect={corrects && isCorrectable(equation.key) ? () => setAsking(equation.key) : undefined}
            />
          ))}
        </tbody>
      </table>
      {asking && (
        <CommandDialog
          title={t("accounting:books.correct")}
          text={t("accounting:books.correct_text")}
          cancelLabel={t("accounting:books.correct_not")}
          intent="accounting.books.correct"
          hidden={{ reconciliation: id, equation: asking }}
          onDone={t("accounting:books.corrected")}
          onClose={() => setAsking(null)}
        >
          <TextField name="reason" label={t("accounting:books.correct_reason")} maxLength={500} />
        </CommandDialog>
      )}
    </section>
  );
}

function EquationHeads({ currency }: { currency: string }) {
  const t = useTranslate();
  return (
    <>
      <th className="to-right">{t("accounting:books.left", { currency })}</th>
      <th aria-hidden />
      <th className="to-right">{t("accounting:books.right")}</th>
      <th className="to-right">{t("accounting:column.difference")}</th>
    </>
  );
}

interface EquationLineProps {
  equation: Equation;
  currencies: readonly string[];
  onCorrect: (() => void) | undefined;
}

function EquationLine({ equation, currencies, onCorrect }: EquationLineProps) {
  const t = useTranslate();
  const { key, balanced, sides, rows } = equation;
  return (
    <>
      <tr className={balanced ? undefined : "is-bad"}>
        <td>
          <span className="proof-name">
            <Icon of={balanced ? CircleCheck : TriangleAlert} size={16} />
            <span>
              <b>{t(`accounting:equation.${key}`)}</b>
              <span className="visually-hidden">
                , {t(balanced ? "accounting:books.passes" : "accounting:books.fails")}
              </span>
              <br />
              <span className="faint-ink">{t(`accounting:equation.${key}_why`)}</span>
              {key === "bank" && (
                <>
                  {" "}
                  <Link className="link" to="/accounting/books/bank">
                    {t("accounting:bank.open_items")}
                  </Link>
                </>
              )}
            </span>
          </span>
        </td>
        {currencies.map((currency) => (
          <EquationSideCell
            key={currency}
            equation={equation}
            side={sides.find((each) => each.currency === currency)}
          />
        ))}
      </tr>
      {rows.length > 0 && (
        <tr className="why">
          <td colSpan={1 + currencies.length * 4}>
            <DifferenceRows rows={rows} counts={key === "one_document"} />
            {onCorrect && <Button onClick={onCorrect}>{t("accounting:books.correct")}</Button>}
          </td>
        </tr>
      )}
    </>
  );
}

function EquationSideCell({ equation, side }: { equation: Equation; side: Equation["sides"][number] | undefined }) {
  if (!side)
    return (
      <>
        <td />
        <td />
        <td />
        <td />
      </>
    );
  const { currency, left, right } = side;
  const write = (value: number) =>
    equation.key === "one_document" ? <CountText value={value} /> : <AmountText amount={value} currency={currency} />;
  return (
    <>
      <td className="to-right">{write(left)}</td>
      <td className="proof-sign">
        <Icon of={left === right ? Equal : EqualNot} size={13} />
      </td>
      <td className="to-right">{write(right)}</td>
      <td className="to-right">{left !== right && <b>{write(left - right)}</b>}</td>
    </>
  );
}

function DifferenceRows({ rows, counts }: { rows: Equation["rows"]; counts: boolean }) {
  const t = useTranslate();
  const write = (value: number, currency: string) =>
    counts ? <CountText value={value} /> : <MoneyText amount={value} currency={currency} />;
  return (
    <table>
      <thead>
        <tr>
          <th>{t("accounting:column.order")}</th>
          <th>{t("accounting:books.whose")}</th>
          <th className="to-right">{t("accounting:books.in_ledger")}</th>
          <th className="to-right">{t("accounting:books.on_collection")}</th>
          <th className="to-right">{t("accounting:column.difference")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.collectionId}-${row.owner}-${row.currency}`}>
            <td>
              {row.orderNumber && (
                <Link className="link" to={`/orders/${row.orderNumber}`}>
                  {row.orderNumber}
                </Link>
              )}
            </td>
            <td>{row.ownerName ?? row.owner}</td>
            <td className="to-right">{write(row.ledger, row.currency)}</td>
            <td className="to-right">{write(row.record, row.currency)}</td>
            <td className="to-right">
              <b>{write(row.ledger - row.record, row.currency)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
