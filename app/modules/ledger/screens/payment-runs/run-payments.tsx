import { Fragment } from "react";
import { Link } from "react-router";
import { AmountText, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type LabeledState, StateLabel } from "#app/ui/status/state-label.tsx";
import type { PaymentRunView } from "../../commands/payment-runs/view-runs.server.ts";
import { documentKinds, payoutKinds } from "../../model/accounting.enums.ts";
import type { RunPaymentState } from "../../model/payment-run.enums.ts";

const shapes: Readonly<Record<RunPaymentState, LabeledState>> = {
  waiting: "waiting",
  paid: "done",
  returned: "failed",
  released: "over",
};

/** Payments of a run, agents first, with what became of each. */
export function RunPayments({ view: { run, items } }: { view: PaymentRunView }) {
  const t = useTranslate();
  const { currency } = run;
  return (
    <section className="run-payments">
      <table>
        <thead>
          <tr>
            <th>{t("runs:column.document")}</th>
            <th>{t("runs:column.to")}</th>
            <th className="run-iban">{t("runs:column.iban")}</th>
            <th>{t("runs:column.status")}</th>
            <th className="to-right">{t("runs:column.amount")}</th>
          </tr>
        </thead>
        <tbody>
          {payoutKinds.map((kind) => {
            const some = items.filter((each) => each.kind === kind);
            if (some.length === 0) return null;
            const sum = some.reduce((total, each) => total + each.amount, 0);
            return (
              <Fragment key={kind}>
                <tr className="run-kind">
                  <th scope="rowgroup" colSpan={3}>
                    {t(`runs:kind.${kind}`)}
                  </th>
                  <td colSpan={2} className="to-right">
                    <AmountText amount={sum} currency={currency} />
                  </td>
                </tr>
                {some.map(({ id, number, name, iban, state, amount }) => (
                  <tr key={id} className={state === "returned" ? "run-returned" : undefined}>
                    <td>
                      <Link className="link" to={`${documentKinds[kind].path}/${number}`} prefetch="intent">
                        {number}
                      </Link>
                    </td>
                    <td>
                      {name}
                      <div className="faint-ink run-iban-below">{iban}</div>
                    </td>
                    <td className="soft-ink run-iban">{iban}</td>
                    <td>
                      <StateLabel state={shapes[state]}>{t(`runs:state.${state}`)}</StateLabel>
                    </td>
                    <td className="to-right">
                      <AmountText amount={amount} currency={currency} />
                    </td>
                  </tr>
                ))}
              </Fragment>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>{t("runs:payments", { count: run.payments })}</td>
            <td colSpan={2} className="to-right">
              <MoneyText amount={run.total} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
