import { Landmark } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useCommand } from "#app/ui/client/use-command.ts";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { FieldErrors } from "#app/ui/primitives/field.tsx";
import { Segments } from "#app/ui/primitives/tabs.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { Crumbs } from "#app/ui/resource/detail/detail-page.tsx";
import { toFormErrors } from "#app/ui/resource/form/form-names.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { ChoiceScreen } from "../../commands/payment-runs/view-runs.server.ts";
import { LeftOutPayments, PayablePayments } from "./payable-payments.tsx";
import "../accounting.css";
import "./payment-runs.css";

/** Chooses what a run pays: everything that is due at first, in one currency. */
export function PaymentChoice({ screen: { currency, currencies, rows, iban, approval } }: { screen: ChoiceScreen }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const payable = rows.filter(({ fault }) => fault === null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(payable.map(({ id }) => id)));
  const wanted = payable.filter(({ id }) => chosen.has(id));
  const { Form, callerProps, result, busy } = useCommand<{ number?: string }>((answer) => {
    if (answer.ok) void navigate(`/accounting/payment-runs/${answer.value.number}`);
  });
  const errors = result && !result.ok ? toFormErrors(result) : {};
  return (
    <div className="page scroll">
      <PageTitle>{t("runs:new")}</PageTitle>
      <div className="payment-choice-crumbs">
        <Crumbs crumbs={[{ label: t("runs:title"), to: "/accounting/payment-runs" }, { label: t("runs:new") }]} />
      </div>
      <div className="head">
        <h1>{t("runs:new")}</h1>
        {currencies.length > 1 && (
          <Segments
            label={t("runs:choose.currency")}
            parts={currencies.map((each) => ({ key: each, label: each, to: `?currency=${each}` }))}
            current={currency}
          />
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          page
          title={t("runs:choose.none")}
          text={t("runs:choose.none_why")}
          action={<ButtonLink to="/accounting/payment-runs">{t("runs:all")}</ButtonLink>}
        />
      ) : (
        <div className="payment-choice-parts">
          <div>
            <PayablePayments rows={payable} chosen={chosen} onChoose={setChosen} />
            <LeftOutPayments rows={rows.filter(({ fault }) => fault !== null)} />
          </div>
          <Form method="post" className="run-side">
            <input {...callerProps} />
            <input type="hidden" name="intent" value="accounting.payment_runs.create" />
            <ChosenIds name="settlements" rows={wanted.filter(({ kind }) => kind === "settlement")} />
            <ChosenIds name="agent_receipts" rows={wanted.filter(({ kind }) => kind === "agent_receipt")} />
            <p className="payment-choice-sum">
              <span className="soft-ink">{t("runs:choose.chosen", { count: wanted.length })}</span>
              <MoneyText amount={wanted.reduce((sum, { amount }) => sum + amount, 0)} currency={currency} />
            </p>
            {result && !result.ok && (
              <p className="text-danger" role="alert">
                {errors.ids?.[0] ?? errors.settlements?.[0] ?? result.message}
              </p>
            )}
            <FieldErrors value={errors}>
              <TextField
                name="iban"
                label={t("accounting:payment_file.iban")}
                defaultValue={iban}
                autoComplete="off"
                maxLength={60}
                required
              />
              <DateTimeField kind="date" name="date" optional label={t("accounting:payment_file.date")} />
            </FieldErrors>
            <p className="hint">
              {approval && <>{t("runs:choose.second")} </>}
              {t("runs:choose.unpaid")}
            </p>
            <Button kind="primary" icon={Landmark} type="submit" pending={busy} disabled={wanted.length === 0}>
              {t("runs:choose.submit", { count: wanted.length })}
            </Button>
          </Form>
        </div>
      )}
    </div>
  );
}

/** Hidden fields with the ids of what was chosen. */
function ChosenIds({ name, rows }: { name: string; rows: readonly { id: string }[] }) {
  return (
    <>
      {rows.map(({ id }, at) => (
        <input key={id} type="hidden" name={`${name}[${at}]`} value={id} />
      ))}
    </>
  );
}
