import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";

/** The currencies of an exchange rate, and what is stated already. */
export interface ExchangeQuestion {
  from: string;
  to: string;
  on: string;
  rate?: string | undefined;
  source?: string | undefined;
}

/** Rate, day and source of an exchange rate. */
export function ExchangeFields({ from, to, on, rate, source }: ExchangeQuestion) {
  const t = useTranslate();
  return (
    <>
      <div className="field-grid">
        <TextField
          name="rate"
          label={t("billing:exchange.rate_of", { from, to })}
          defaultValue={rate}
          decimal
          span={3}
        />
        <DateTimeField kind="date" name="on" label={t("billing:exchange.day")} defaultValue={on} span={3} />
      </div>
      <TextField
        name="source"
        label={t("billing:exchange.source")}
        hint={t("billing:exchange.source_hint")}
        defaultValue={source}
        maxLength={100}
      />
    </>
  );
}
