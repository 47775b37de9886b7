import { Landmark } from "lucide-react";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import type { BankView } from "../../commands/books/view-bank.server.ts";
import { BankItems } from "./bank-items.tsx";
import { BooksTabs } from "./books-tabs.tsx";
import "../accounting.css";
import "./bank.css";

/** The bank's statements against its account in the ledger, and what stands between them by name. */
export function BankScreen({ bank, reads }: { bank: readonly BankView[]; reads: boolean }) {
  const t = useTranslate();
  const read = reads && (
    <ButtonLink icon={Landmark} to="/accounting/merchant-billing/bank-statement">
      {t("accounting:bank.read")}
    </ButtonLink>
  );
  return (
    <div className="page books scroll">
      <PageTitle>{t("accounting:books.title")}</PageTitle>
      <div className="head">
        <h1>{t("accounting:books.title")}</h1>
        <BooksTabs current="bank" books />
        <span className="grow" />
        {bank.length > 0 && read}
      </div>
      {bank.length === 0 && (
        <EmptyState page title={t("accounting:bank.none")} text={t("accounting:bank.none_why")} action={read} />
      )}
      {bank.map((each) => (
        <section key={each.currency} className="bank-proof" aria-label={each.currency}>
          <BankEquation bank={each} />
          <BankItems bank={each} matches={reads} />
        </section>
      ))}
    </div>
  );
}

/** The equation of a currency: what the statements end with, the sums of the open items, and the ledger. */
function BankEquation({ bank }: { bank: BankView }) {
  const t = useTranslate();
  const { currency, accounts, statement, openMovements, openLines, before, missing, expected, ledger } = bank;
  const parts = [
    { key: "in_ledger", amount: openMovements },
    { key: "on_statement", amount: -openLines },
    ...(before === 0 ? [] : [{ key: "before" as const, amount: -before }]),
    ...(missing === 0 ? [] : [{ key: "missing" as const, amount: -missing }]),
  ] as const;
  return (
    <>
      <div className="bank-head">
        <h2>{currency}</h2>
        <StateLabel state={expected === ledger ? "done" : "failed"}>
          {t(expected === ledger ? "accounting:bank.agrees" : "accounting:bank.differs")}
        </StateLabel>
        {accounts.map(({ iban, throughOn }) => (
          <span key={iban} className="soft-ink">
            {iban}, {t("accounting:bank.through")} <DateTimeText at={throughOn} style="date" />
          </span>
        ))}
      </div>
      <dl className="summary-band">
        <div>
          <dt>{t("accounting:bank.statement")}</dt>
          <dd>
            <AmountText amount={statement} currency={currency} />
          </dd>
        </div>
        {parts.map(({ key, amount }) => (
          <div key={key}>
            <dt>{t(`accounting:bank.${key}`)}</dt>
            <dd>
              <span className="faint-ink">{amount < 0 ? "− " : "+ "}</span>
              <AmountText amount={Math.abs(amount)} currency={currency} />
            </dd>
          </div>
        ))}
        <div className="last">
          <dt>{t("accounting:bank.ledger")}</dt>
          <dd>
            <span className="faint-ink">{expected === ledger ? "= " : "≠ "}</span>
            <AmountText amount={ledger} currency={currency} /> <i>{currency}</i>
          </dd>
        </div>
      </dl>
      {expected !== ledger && (
        <p className="bank-differs">
          {t("accounting:column.difference")}: <AmountText amount={ledger - expected} currency={currency} />.{" "}
          {t("accounting:bank.differs_why")}
        </p>
      )}
    </>
  );
}
