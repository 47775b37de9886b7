import { Fragment } from "react";
import { Link } from "react-router";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { BareCheckbox } from "#app/ui/primitives/checkbox.tsx";
import type { ChoiceScreen } from "../../commands/payment-runs/view-runs.server.ts";
import { documentKinds, payoutKinds } from "../../model/accounting.enums.ts";

type Row = ChoiceScreen["rows"][number];

interface PayablePaymentsProps {
  rows: readonly Row[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** What can be paid, agents first, each with a box; a box for all of a kind above. */
export function PayablePayments({ rows, chosen, onChoose }: PayablePaymentsProps) {
  const t = useTranslate();
  const set = (some: readonly Row[], wanted: boolean) => {
    const next = new Set(chosen);
    for (const { id } of some) wanted ? next.add(id) : next.delete(id);
    onChoose(next);
  };
  return (
    <section className="run-payments">
      <table>
        <tbody>
          {payoutKinds.map((kind) => {
            const some = rows.filter((each) => each.kind === kind);
            if (some.length === 0) return null;
            const count = some.filter(({ id }) => chosen.has(id)).length;
            const name = t(`runs:kind.${kind}`);
            return (
              <Fragment key={kind}>
                <tr className="run-kind">
                  <td className="pick-cell">
                    <BareCheckbox
                      checked={count === some.length}
                      mixed={count > 0 && count < some.length}
                      aria-label={t("runs:choose.all_of", { kind: name })}
                      onChange={() => set(some, count < some.length)}
                    />
                  </td>
                  <th scope="rowgroup" colSpan={4}>
                    {name}
                  </th>
                </tr>
                {some.map((row) => (
                  <tr key={row.id}>
                    <td className="pick-cell">
                      <BareCheckbox
                        checked={chosen.has(row.id)}
                        aria-label={`${row.number} ${row.name}`}
                        onChange={() => set([row], !chosen.has(row.id))}
                      />
                    </td>
                    <td>
                      <DocumentNumber row={row} />
                    </td>
                    <td>
                      {row.name}
                      <div className="faint-ink run-iban-below">{row.iban}</div>
                    </td>
                    <td className="soft-ink run-iban">{row.iban}</td>
                    <td className="to-right">
                      <AmountText amount={row.amount} currency={row.currency} />
                    </td>
                  </tr>
                ))}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** What is pending and cannot be paid by a file, each with the reason. */
export function LeftOutPayments({ rows }: Pick<PayablePaymentsProps, "rows">) {
  const t = useTranslate();
  if (rows.length === 0) return null;
  const toReason = ({ run, amount }: Row) => {
    if (run !== null) return t("runs:choose.in_run", { run });
    return t(amount <= 0 ? "runs:choose.hands_over" : "runs:choose.no_iban");
  };
  return (
    <section className="run-payments">
      <table>
        <tbody>
          <tr className="run-kind">
            <th scope="rowgroup" colSpan={4}>
              {t("runs:choose.left_out")} <span className="faint-ink">{t("runs:choose.each_reason")}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.id} className="soft-ink">
              <td>
                <DocumentNumber row={row} />
              </td>
              <td>{row.name}</td>
              <td>{toReason(row)}</td>
              <td className="to-right">
                <AmountText amount={row.amount} currency={row.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DocumentNumber({ row: { kind, number } }: { row: Row }) {
  return (
    <Link className="link" to={`${documentKinds[kind].path}/${number}`} prefetch="intent">
      {number}
    </Link>
  );
}
