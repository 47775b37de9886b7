import { AmountText, formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import type { ReceiptView } from "../../commands/receipts/view-receipts.server.ts";
import { type CashCountState, parsePieceCount } from "./use-cash-count.ts";
import "#app/ui/primitives/segments.css";

/** Form to count the cash of a receipt, by notes and coins or as a total. */
export function CountPane({ view, count }: { view: ReceiptView; count: CashCountState }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { currency } = view.receipt;
  const modes = view.pieces.length > 0 ? (["piece", "sum"] as const) : (["sum"] as const);
  return (
    <div>
      <div className="section-head">
        <h2>{t("accounting:count.title")}</h2>
        <fieldset className="segments" aria-label={t("accounting:count.how")}>
          {modes.map((mode) => (
            <button key={mode} type="button" aria-pressed={count.by === mode} onClick={() => count.setBy(mode)}>
              {t(`accounting:count.by_${mode}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {count.by === "piece" ? (
        <div className="pieces">
          {view.pieces.map((value) => {
            const text = count.counts[value] ?? "";
            const name = formatAmount(value, currency, locale);
            const whole = parsePieceCount(text);
            return (
              <label key={value}>
                <span className="soft-ink">{trimZeroDecimals(name)}</span>
                <span className={`input numeric${whole === null ? " is-bad" : ""}`}>
                  <input
                    aria-invalid={whole === null || undefined}
                    value={text}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={6}
                    placeholder="0"
                    aria-label={t("accounting:count.pieces_of", { value: name, currency })}
                    onChange={(event) => count.setCount(value, event.currentTarget.value)}
                  />
                </span>
                <span className={text === "" ? "faint-ink" : undefined}>
                  <AmountText amount={value * (whole ?? 0)} currency={currency} />
                </span>
              </label>
            );
          })}
        </div>
      ) : (
        <TextField
          label={t("accounting:count.sum")}
          errors={count.valid ? undefined : [t("errors:amount_invalid")]}
          value={count.sum}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => count.setSum(event.currentTarget.value)}
          end={<span className="unit">{currency}</span>}
        />
      )}
      <p className="counted">
        <b>
          {t("accounting:count.counted")} <i>{currency}</i>
        </b>
        <b>
          <AmountText amount={count.counted} currency={currency} />
        </b>
      </p>
      {view.till && (
        <Select
          label={t("accounting:till.label")}
          options={view.till.tills}
          value={count.tillId}
          onChange={(event) => count.setTillId(event.currentTarget.value)}
        />
      )}
    </div>
  );
}

/** Drops the decimals of whole values: 1,000, but 0.50. */
const trimZeroDecimals = (text: string) => text.replace(/[.,]0+$/, "");
