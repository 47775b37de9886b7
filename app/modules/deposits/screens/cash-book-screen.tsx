import { Banknote, ChevronLeft, ChevronRight, CreditCard, Scale } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { getDateFormat } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { CashBook } from "../commands/view-cash-book.server.ts";
import { CashEntries } from "./cash-entries.tsx";
import { CountDialog, NewDepositDialog } from "./deposit-dialogs.tsx";
import { DepositTabs } from "./deposit-tabs.tsx";
import { TillActions } from "./till-actions.tsx";
import { TillTable, toCashBook } from "./till-table.tsx";
import "#app/modules/ledger/screens/accounting.css";
import "./deposits.css";

/** The tills of a month and the cash book of one of them; cash, and what an acquirer pays out, go to the bank from here. */
export function CashBookScreen({ book }: { book: CashBook }) {
  const t = useTranslate();
  const listens = useHydrated();
  const [asking, setAsking] = useState<"cash" | "card" | "count" | null>(null);
  const { lines, sums, tills, tillId, currency, may } = book;
  const till = lines.find((each) => each.tillId === tillId && each.currency === currency);
  const named = tills.find(({ id }) => id === tillId);
  const cards = sums.find((each) => each.currency === currency)?.cards ?? 0;
  const at = { tillId, currency, name: [named?.name, currency].filter(Boolean).join(", ") };
  const stopped = !listens || named?.closed === true;
  const close = () => setAsking(null);
  return (
    <div className="page cash-book scroll">
      <PageTitle>{t("deposits:part.cash_book")}</PageTitle>
      <div className="head">
        <h1>{t("deposits:title")}</h1>
        <DepositTabs current="cash_book" bank={may.bank} />
        <span className="grow" />
        <MonthSteps book={book} />
        {may.deposit && till && (
          <>
            <Button icon={Scale} disabled={stopped || till.balance < 0} onClick={() => setAsking("count")}>
              {t("deposits:count")}
            </Button>
            <Button icon={CreditCard} disabled={!listens || cards <= 0} onClick={() => setAsking("card")}>
              {t("deposits:new_card")}
            </Button>
            <Button
              kind="primary"
              icon={Banknote}
              disabled={stopped || till.balance <= 0}
              onClick={() => setAsking("cash")}
            >
              {t("deposits:new_cash")}
            </Button>
          </>
        )}
      </div>
      {till ? (
        <>
          <TillTable book={book} />
          <CashEntries book={book} opening={till.opening} name={at.name} />
        </>
      ) : (
        <EmptyState
          page
          title={t("deposits:nothing")}
          text={t("deposits:nothing_why")}
          action={may.deposit && <TillActions book={book} />}
        />
      )}
      {till && asking === "count" && <CountDialog balance={till.balance} at={at} onClose={close} />}
      {asking && asking !== "count" && <NewDepositDialog kind={asking} at={at} onClose={close} />}
    </div>
  );
}

/** Goes to the month before and after, up to the present one. */
function MonthSteps({ book }: { book: CashBook }) {
  const { month, today } = book;
  const t = useTranslate();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { dateLocale } = useFormats();
  const format = getDateFormat(dateLocale, { month: "long", year: "numeric", timeZone: "UTC" });
  const first = new Date(`${month}-01T00:00:00Z`);
  const step = (months: number) => () => {
    const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1));
    void navigate(toCashBook(next.toISOString().slice(0, 7), book));
  };
  return (
    <span className="month-nav">
      <IconButton icon={ChevronLeft} label={t("deposits:month_before")} disabled={!hydrated} onClick={step(-1)} />
      <b>{format.format(first)}</b>
      <IconButton
        icon={ChevronRight}
        label={t("deposits:month_after")}
        disabled={!hydrated || month >= today.slice(0, 7)}
        onClick={step(1)}
      />
    </span>
  );
}
