import { Landmark } from "lucide-react";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
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
  return (
    <div className="page books scroll">
      <PageTitle>{t("accounting:books.title")}</PageTitle>
      <div className="head">
        <h1>{t("accounting:books.title")}</h1>
        <BooksTabs current="bank" books />
        <span className="grow" />
        {reads && (
          <ButtonLink icon={Landmark} to="/accounting/merchant-billing/bank-statement">
            {t("accounting:bank.read")}
          </ButtonLink>
        )}
      </div>
      {bank.length === 0 && <p className="proven soft-ink">{t("accounting:bank.none")}</p>}
      {bank.map((each) => (
        <section key={each.currency} className="bank-proof" aria-label={each.currency}>
          <BankEquation bank={each} />
          <BankItems bank={each} />
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
    { key: "statement", sign: "", amount: statement },
    { key: "in_ledger", sign: "+", amount: openMovements },
    { key: "on_statement", sign: "−", amount: openLines },
    ...(before === 0 ? [] : [{ key: "before" as const, sign: "−", amount: before }]),
    ...(missing === 0 ? [] : [{ key: "missing" as const, sign: "−", amount: missing }]),
    { key: "ledger", sign: expected === ledger ? "=" : "≠", amount: ledger },
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
      <dl className="bank-equation">
        {parts.map(({ key, sign, amount }) => (
          <div key={key}>
            <dt>{t(`accounting:bank.${key}`)}</dt>
            <dd>
              {sign && <i>{sign}</i>} <AmountText amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
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
