import { useState } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import type { CloseScreen } from "../commands/view-close.server.ts";
import { datevCharts, suggestedAccounts } from "../model/datev-charts.ts";
import { formatMappedAccount } from "./mapped-account.ts";

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"));

/** Asks for what the tax adviser gives. An empty number is the one that the chart suggests. */
export function DatevDialog({ screen: { datev, mapped }, onClose }: { screen: CloseScreen; onClose: () => void }) {
  const t = useTranslate();
  const [chart, setChart] = useState(datev.chart);
  return (
    <CommandDialog
      title={t("closing:datev.settings")}
      text={t("closing:datev.settings_text")}
      submitLabel={t("common:action.save")}
      intent="accounting.books.update"
      hidden={{ version: String(datev.version) }}
      onDone={t("closing:datev.saved")}
      onClose={onClose}
    >
      <div className="datev-fields">
        <TextField
          name="adviser"
          inputMode="numeric"
          label={t("closing:datev.adviser")}
          defaultValue={datev.adviser ?? ""}
        />
        <TextField
          name="client"
          inputMode="numeric"
          label={t("closing:datev.client")}
          defaultValue={datev.client ?? ""}
        />
        <Select
          name="year_start"
          label={t("closing:datev.year_start")}
          defaultValue={datev.yearStart}
          options={months.map((month) => ({ value: `${month}-01`, label: `01.${month}.` }))}
        />
        <Select
          name="digits"
          label={t("closing:datev.digits")}
          defaultValue={String(datev.digits)}
          options={["4", "5", "6", "7", "8"].map((value) => ({ value, label: value }))}
        />
        <Select
          name="chart"
          label={t("closing:datev.chart")}
          value={chart}
          onChange={({ target }) => setChart(datevCharts.find((each) => each === target.value) ?? chart)}
          options={datevCharts.map((value) => ({ value, label: `SKR ${value}` }))}
        />
      </div>
      <ul className="datev-accounts">
        {mapped.map(({ account, number, key, own }, at) => {
          const suggested = suggestedAccounts[account]?.[chart];
          return (
            <li key={account}>
              <input type="hidden" name={`accounts[${at}].account`} value={account} />
              <span>{formatMappedAccount(account, t)}</span>
              <TextField
                name={`accounts[${at}].number`}
                label={t("closing:datev.number_of", { account: formatMappedAccount(account, t) })}
                hideLabel
                inputMode="numeric"
                placeholder={suggested?.number}
                defaultValue={own ? (number ?? "") : ""}
              />
              <TextField
                name={`accounts[${at}].key`}
                label={t("closing:datev.key_of", { account: formatMappedAccount(account, t) })}
                hideLabel
                inputMode="numeric"
                placeholder={suggested?.key || t("closing:datev.key")}
                defaultValue={own ? key : ""}
              />
            </li>
          );
        })}
      </ul>
    </CommandDialog>
  );
}
