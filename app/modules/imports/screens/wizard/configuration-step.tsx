import { Form, useActionData, useNavigation } from "react-router";
import { delimiters } from "#app/platform/documents/tables/csv-reader.ts";
import { encodings } from "#app/platform/documents/tables/text-encoding.ts";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { countries } from "#app/platform/money/countries.ts";
import { currencies } from "#app/platform/money/currencies.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import type { ImportScreen } from "../../commands/wizard/read-import.server.ts";

const delimiterKeys = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "pipe" } as const;

/** How the file is read and what its orders get from the import, as detected; everything can be changed. */
export function ConfigurationStep({ data }: { data: ImportScreen }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const answer = useActionData<ActionResult>();
  const busy = useNavigation().state !== "idle";
  const { configuration, counts } = data.import;
  const getErrors = (field: string) => (answer && !answer.ok ? answer.errors[field] : undefined);
  const general = answer && !answer.ok && Object.keys(answer.errors).length === 0 ? answer.message : null;
  const createPair = (yes: string, no: string) => [
    { value: "true", label: yes },
    { value: "false", label: no },
  ];
  const countryNames = new Intl.DisplayNames([locale], { type: "region" });
  return (
    <>
      <div className="confidence-cell scroll">
        <Form method="post" id="configuration">
          <input type="hidden" name="intent" value="orders.import.configure" />
          <p className="soft-ink">
            {t("imports:config.intro")} {t("imports:config.rows", { count: counts.total })}
          </p>
          <div role="alert">{general && <p className="field-error">{general}</p>}</div>
          <fieldset>
            <legend>{t("imports:config.reading")}</legend>
            {configuration.format === "csv" ? (
              <>
                <Select
                  label={t("imports:config.delimiter")}
                  name="delimiter"
                  defaultValue={configuration.delimiter}
                  options={delimiters.map((value) => ({
                    value,
                    label: t(`imports:config.delimiter_${delimiterKeys[value]}`),
                  }))}
                />
                <Select
                  label={t("imports:config.encoding")}
                  name="encoding"
                  defaultValue={configuration.encoding}
                  options={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
                />
              </>
            ) : (
              <Select
                label={t("imports:config.sheet")}
                name="sheet"
                defaultValue={configuration.sheet ?? ""}
                options={configuration.sheets.map((value) => ({ value, label: value }))}
              />
            )}
            <TextField
              label={t("imports:config.header_row")}
              name="header_row"
              inputMode="numeric"
              defaultValue={configuration.headerRow}
              errors={getErrors("header_row")}
            />
          </fieldset>
          <fieldset>
            <legend>{t("imports:config.writing")}</legend>
            <Select
              label={t("imports:config.dates")}
              name="day_first"
              defaultValue={String(configuration.dayFirst)}
              options={createPair(t("imports:config.day_first"), t("imports:config.month_first"))}
            />
            <Select
              label={t("imports:config.decimals")}
              name="decimal_comma"
              defaultValue={String(configuration.decimalComma)}
              options={createPair(t("imports:config.decimal_comma"), t("imports:config.decimal_point"))}
            />
            <Select
              label={t("imports:config.units")}
              name="measurement_system"
              defaultValue={configuration.measurementSystem}
              options={(["metric", "imperial"] as const).map((value) => ({
                value,
                label: t(`imports:config.${value}`),
              }))}
            />
            <Select
              label={t("imports:config.measures")}
              name="measures"
              defaultValue={configuration.measures}
              options={(["row", "package"] as const).map((value) => ({
                value,
                label: t(`imports:config.measures_${value}`),
              }))}
            />
          </fieldset>
          <fieldset>
            <legend>{t("imports:config.orders")}</legend>
            <Select
              label={t("imports:config.source")}
              name="source_location_id"
              hint={t(data.sources.length === 0 ? "imports:config.source_none" : "imports:config.source_hint")}
              errors={getErrors("source_location_id")}
              defaultValue={configuration.sourceLocationId ?? ""}
              options={data.sources.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Select
              label={t("imports:config.merchant")}
              name="merchant_id"
              errors={getErrors("merchant_id")}
              defaultValue={configuration.merchantId ?? "none"}
              options={[
                { value: "none", label: t("imports:config.merchant_none") },
                ...data.merchants.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <DateTimeField
              kind="date"
              label={t("imports:config.date")}
              name="date"
              hint={t("imports:config.date_hint")}
              errors={getErrors("date")}
              defaultValue={configuration.date}
            />
            <Select
              label={t("imports:config.country")}
              name="default_country"
              hint={t("imports:config.country_hint")}
              defaultValue={configuration.defaultCountry}
              options={countries.map((value) => ({ value, label: `${countryNames.of(value) ?? value} (${value})` }))}
            />
            <Select
              label={t("imports:config.currency")}
              name="default_currency"
              hint={t("imports:config.currency_hint")}
              defaultValue={configuration.defaultCurrency}
              options={currencies.map(({ code }) => ({ value: code, label: code }))}
            />
            <Select
              label={t("imports:config.duplicates")}
              name="duplicates"
              defaultValue={configuration.duplicates}
              options={(["skip", "update", "reject"] as const).map((value) => ({
                value,
                label: t(`imports:config.duplicates_${value}`),
              }))}
            />
          </fieldset>
        </Form>
      </div>
      <footer className="wizard-foot">
        <span className="grow" />
        <ButtonLink to="/orders/import">{t("imports:foot.back")}</ButtonLink>
        <Button kind="primary" type="submit" form="configuration" pending={busy}>
          {t("imports:config.continue")}
        </Button>
      </footer>
    </>
  );
}
