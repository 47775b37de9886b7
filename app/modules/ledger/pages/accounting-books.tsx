import { Bell, Download, Scale } from "lucide-react";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import { correctBooks } from "../commands/books/correct-books.server.ts";
import { reconcileBooks } from "../commands/books/reconcile-books.server.ts";
import { readBooksScreen } from "../commands/books/view-books.server.ts";
import { BooksAccounts } from "../screens/books/books-accounts.tsx";
import { BooksEquations } from "../screens/books/books-equations.tsx";
import { BooksTabs } from "../screens/books/books-tabs.tsx";
import type { Route } from "./+types/accounting-books.ts";
import "../screens/accounting.css";
import { withTabAccount } from "#app/ui/client/tab-account.ts";
import { Menu } from "#app/ui/primitives/menu.tsx";

export const loader = createScreenLoader(readBooksScreen);
export const action = createCommandAction([reconcileBooks, correctBooks]);

const formats = [
  { key: "xlsx", href: "/accounting/books/export?format=xlsx" },
  { key: "csv", href: "/accounting/books/export?format=csv" },
  { key: "json", href: "/accounting/books/export?format=json" },
] as const;

/** Menu to export all transfers as a file or JSON. */
function BooksExport() {
  const t = useTranslate();
  return (
    <Menu
      label={t("accounting:books.journal")}
      align="end"
      items={formats.map(({ key, href }) => ({
        key,
        label: key.toUpperCase(),
        onSelect: () => window.location.assign(withTabAccount(href)),
      }))}
      trigger={(props) => (
        <Button icon={Download} {...props}>
          {t("common:action.export")}
        </Button>
      )}
    />
  );
}

/** The reconciliation: equations per currency, differing rows, and totals of all accounts. */
export default function Books({ loaderData: { books, may } }: Route.ComponentProps) {
  const t = useTranslate();
  const listens = useHydrated();
  const act = useCommandWithToast((_, value) => {
    if (Object(value).balanced === true) showToast(t("accounting:books.balanced"));
    else showErrorToast(t("accounting:books.unbalanced"));
  });
  const failed = books?.equations.filter((each) => !each.balanced).length ?? 0;
  return (
    <div className="page books scroll">
      <PageTitle>{t("accounting:books.title")}</PageTitle>
      <div className="head">
        <h1>{t("accounting:books.title")}</h1>
        <BooksTabs current="equations" books />
        {books && (
          <StateLabel state={failed === 0 ? "done" : "failed"}>
            {failed === 0
              ? t("accounting:books.all_pass", { all: books.equations.length })
              : t("accounting:books.some_fail", { count: failed, all: books.equations.length })}
          </StateLabel>
        )}
        <span className="grow" />
        {may.export && <BooksExport />}
        {may.alerts && (
          <ButtonLink to="/settings/webhooks-alerts/alerts" icon={Bell}>
            {t("common:nav.alerts")}
          </ButtonLink>
        )}
        {may.reconcile && (
          <Button
            kind="primary"
            icon={Scale}
            disabled={!listens}
            pending={act.busy}
            onClick={() => act.run("accounting.books.reconcile", {})}
          >
            {t("accounting:books.check_now")}
          </Button>
        )}
      </div>
      {books ? (
        <>
          <p className="proven soft-ink">
            {t("accounting:books.checked")} <DateTimeText at={books.at} within /> · {books.actorName} ·{" "}
            {t("accounting:books.transfers", { count: books.transfers })},{" "}
            {t("accounting:books.fresh", { count: books.newTransfers })}
          </p>
          <BooksEquations books={books} corrects={may.correct} />
          <BooksAccounts kinds={books.kinds} />
        </>
      ) : (
        <p className="proven soft-ink">{t("accounting:books.never")}</p>
      )}
    </div>
  );
}
