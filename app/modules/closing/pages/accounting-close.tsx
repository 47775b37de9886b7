import { Lock, LockOpen } from "lucide-react";
import { useState } from "react";
import { BooksTabs } from "#app/modules/ledger/screens/books/books-tabs.tsx";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { closePeriod } from "../commands/close-period.server.ts";
import { reopenPeriod } from "../commands/reopen-period.server.ts";
import { setUpDatev } from "../commands/set-up-datev.server.ts";
import { readCloseScreen } from "../commands/view-close.server.ts";
import { CloseDialog, ReopenDialog } from "../screens/close-dialogs.tsx";
import { CloseList } from "../screens/close-list.tsx";
import { DatevPanel } from "../screens/datev-panel.tsx";
import { LatePostings } from "../screens/late-postings.tsx";
import { MonthNav, useMonthName } from "../screens/month-nav.tsx";
import { PeriodHistory } from "../screens/period-history.tsx";
import { VatTable } from "../screens/vat-table.tsx";
import type { Route } from "./+types/accounting-close.ts";
import "#app/modules/ledger/screens/accounting.css";
import "../screens/closing.css";

export const loader = createScreenLoader(readCloseScreen);
export const action = createCommandAction([closePeriod, reopenPeriod, setUpDatev]);

/** A month of the books: what asks for somebody, VAT, what came late, and the account numbers of the tax adviser. */
export default function MonthClose({ loaderData: screen }: Route.ComponentProps) {
  const t = useTranslate();
  const listens = useHydrated();
  const [asking, setAsking] = useState<"close" | "reopen" | null>(null);
  const { period, may, today, closedThrough } = screen;
  const name = useMonthName(period.month);
  const through = useMonthName(closedThrough.slice(0, 7));
  const blocked = period.open.some(({ blocks }) => blocks);
  return (
    <div className="page books closing">
      <PageTitle>{t("closing:title")}</PageTitle>
      <div className="head">
        <h1>{t("accounting:books.title")}</h1>
        <BooksTabs current="close" books />
        <span className="grow" />
        <MonthNav month={period.month} today={today} />
        {period.state === "closed" && may.reopen && (
          <Button icon={LockOpen} disabled={!listens} onClick={() => setAsking("reopen")}>
            {t("closing:reopen")}
          </Button>
        )}
        {period.state !== "closed" && may.close && (
          <Button
            kind="primary"
            icon={Lock}
            disabled={!listens || blocked || period.state === "running"}
            onClick={() => setAsking("close")}
          >
            {t("closing:close_month", { month: name })}
          </Button>
        )}
      </div>
      <div className="closing-parts scroll">
        <div>
          <CloseList screen={screen} />
          <VatTable vat={period.vat} input={period.inputVat} exchanged={period.exchangedVat} />
          <LatePostings late={period.late} more={period.moreLate} />
          <PeriodHistory events={period.events} />
        </div>
        <DatevPanel screen={screen} />
      </div>
      <footer className="closing-foot soft-ink">
        {closedThrough === "" ? t("closing:nothing_closed") : t("closing:closed_through", { month: through })}
      </footer>
      {asking === "close" && <CloseDialog period={period} name={name} onClose={() => setAsking(null)} />}
      {asking === "reopen" && (
        <ReopenDialog period={period} name={name} through={through} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}
