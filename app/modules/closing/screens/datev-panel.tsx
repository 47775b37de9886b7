import { Download, Settings2 } from "lucide-react";
import { useState } from "react";
import { withTabAccount } from "#app/ui/client/tab-account.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { Menu } from "#app/ui/primitives/menu.tsx";
import type { CloseScreen } from "../commands/view-close.server.ts";
import { DatevDialog } from "./datev-dialog.tsx";
import { formatMappedAccount } from "./mapped-account.ts";

/** The accounts with the numbers of the tax adviser and the month's sums, and the files for the adviser. */
export function DatevPanel({ screen }: { screen: CloseScreen }) {
  const t = useTranslate();
  const listens = useHydrated();
  const [setting, setSetting] = useState(false);
  const { datev, mapped, currency, period, may } = screen;
  const currencies = [...new Set(period.sums.map((sum) => sum.currency))].sort();
  const shown = mapped.filter(({ sums }) => sums.length > 0);
  const sum = (of: string, side: "debit" | "credit") =>
    period.sums.filter((each) => each.currency === of).reduce((total, each) => total + each[side], 0);
  return (
    <aside className="datev-panel">
      <h2>
        {t("closing:datev.title")} <span className="faint-ink">{t("closing:datev.format")}</span>
        <span className="grow" />
        {may.export && (
          <IconButton
            icon={Settings2}
            label={t("closing:datev.settings")}
            disabled={!listens}
            onClick={() => setSetting(true)}
          />
        )}
      </h2>
      <dl>
        <dt>{t("closing:datev.adviser")}</dt>
        <dd>{datev.adviser ?? t("closing:datev.missing")}</dd>
        <dt>{t("closing:datev.client")}</dt>
        <dd>{datev.client ?? t("closing:datev.missing")}</dd>
        <dt>{t("closing:datev.year_start")}</dt>
        <dd>{datev.yearStart.split("-").reverse().join(".")}.</dd>
        <dt>{t("closing:datev.digits")}</dt>
        <dd>{datev.digits}</dd>
      </dl>
      <table>
        <thead>
          <tr>
            <th>{t("accounting:books.account")}</th>
            <th>{t("closing:datev.chart_number", { chart: datev.chart })}</th>
            <th className="to-right">{t("accounting:books.debit")}</th>
            <th className="to-right">{t("accounting:books.credit")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.flatMap(({ account, number, sums }) =>
            sums.map((each) => (
              <tr key={`${account}:${each.currency}`} className={number === null ? "asks" : undefined}>
                <td>
                  {formatMappedAccount(account, t)}
                  {currencies.length > 1 && <span className="faint-ink"> {each.currency}</span>}
                </td>
                <td>{number ?? t("closing:datev.choose")}</td>
                <td className="to-right">
                  {each.debit > 0 && <AmountText amount={each.debit} currency={each.currency} />}
                </td>
                <td className="to-right">
                  {each.credit > 0 && <AmountText amount={each.credit} currency={each.currency} />}
                </td>
              </tr>
            )),
          )}
        </tbody>
        <tfoot>
          {currencies.map((each) => (
            <tr key={each}>
              <td colSpan={2}>
                {t("accounting:books.sum")} <span className="faint-ink">{each}</span>
              </td>
              <td className="to-right">
                <AmountText amount={sum(each, "debit")} currency={each} />
              </td>
              <td className="to-right">
                <AmountText amount={sum(each, "credit")} currency={each} />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
      {may.export && <PeriodFiles month={period.month} currencies={currencies.length > 0 ? currencies : [currency]} />}
      {setting && <DatevDialog screen={screen} onClose={() => setSetting(false)} />}
    </aside>
  );
}

/** The month's files: a batch for DATEV of each currency, the journal, and the audit trail of documents. */
function PeriodFiles({ month, currencies }: { month: string; currencies: readonly string[] }) {
  const t = useTranslate();
  const files = [
    ...currencies.map((currency) => ({
      key: `datev-${currency}`,
      label: t("closing:datev.file", { currency }),
      href: `/accounting/books/close/${month}/datev?currency=${currency}`,
    })),
    ...(["csv", "json", "xlsx"] as const).map((format) => ({
      key: format,
      label: t("closing:datev.journal", { format: format.toUpperCase() }),
      href: `/accounting/books/export?format=${format}&month=${month}`,
    })),
    ...(["csv", "xlsx"] as const).map((format) => ({
      key: `trail-${format}`,
      label: t("closing:datev.trail", { format: format.toUpperCase() }),
      href: `/api/books/audit-trail/file?format=${format}&month=${month}`,
    })),
  ];
  return (
    <>
      <Menu
        label={t("common:action.export")}
        items={files.map(({ key, label, href }) => ({
          key,
          label,
          onSelect: () => window.location.assign(withTabAccount(href)),
        }))}
        trigger={(props) => (
          <Button icon={Download} {...props}>
            {t("common:action.export")}
          </Button>
        )}
      />
      <p className="hint">{t("closing:datev.stable")}</p>
    </>
  );
}
