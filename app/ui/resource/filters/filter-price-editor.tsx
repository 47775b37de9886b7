import { type SubmitEvent, useState } from "react";
import { useFormats } from "../../formats/formats-context.tsx";
import type { TranslationKey } from "../../i18n/translation-key.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { TextField } from "../../primitives/text-field.tsx";
import { ApplyButton, type FilterEditorProps } from "./filter-editor-parts.tsx";
import { findPriceFault } from "./price-range.ts";

const faults = {
  currency: "common:table.currency_required",
  order: "common:table.minimum_above",
} satisfies Record<string, TranslationKey>;

/** A currency and the bounds of an amount in it. */
export function PriceFilterEditor({ value, onChange, close }: FilterEditorProps) {
  const t = useTranslate();
  const { currency } = useFormats();
  const [code = currency, low = "", high = ""] = value.values[0]?.split(",") ?? [];
  const [fault, setFault] = useState<keyof typeof faults | null>(null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [chosen = "", low = "", high = ""] = ["currency", "low", "high"].map((name) =>
      // A comma would end the value in an address.
      String(form.get(name)).trim().replaceAll(",", ""),
    );
    const found = findPriceFault(chosen, low, high);
    setFault(found);
    if (found) return;
    onChange({ ...value, values: low || high ? [[chosen.toUpperCase(), low, high].join(",")] : [] });
    close();
  };
  const errorOf = (of: keyof typeof faults) => (fault === of ? [t(faults[of])] : undefined);
  return (
    <form className="grid gap-2" onSubmit={onSubmit} noValidate>
      <TextField
        name="currency"
        label={t("common:field.currency")}
        defaultValue={code}
        maxLength={3}
        errors={errorOf("currency")}
      />
      <div className="grid grid-cols-2 gap-2">
        <TextField
          name="low"
          decimal
          label={t("common:table.operator.at_least")}
          defaultValue={low}
          errors={errorOf("order")}
        />
        <TextField name="high" decimal label={t("common:table.operator.at_most")} defaultValue={high} />
      </div>
      <ApplyButton />
    </form>
  );
}
