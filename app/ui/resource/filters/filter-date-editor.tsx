import { type SubmitEvent, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { DateTimeField } from "../../primitives/date-time-field.tsx";
import { Select } from "../../primitives/select.tsx";
import { NumberField } from "../../primitives/text-field.tsx";
import { ApplyButton, type FilterEditorProps } from "./filter-editor-parts.tsx";
import { type DateMode, dateModes, dateUnits } from "./filter-labels.ts";

/** A day, days between, before, after, this week, the past or next few. */
export function DateFilterEditor({ value, onChange, close }: FilterEditorProps) {
  const t = useTranslate();
  const [wasMode = "on", first = "", second = ""] = (value.values[0] ?? "").split(",");
  const [mode, setMode] = useState<DateMode>(dateModes.find((each) => each === wasMode) ?? "on");
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const parts = ["first", "second"].flatMap((name) => (form.has(name) ? [String(form.get(name))] : []));
    onChange({ ...value, values: parts.every(Boolean) ? [[mode, ...parts].join(",")] : [] });
    close();
  };
  const units = dateUnits.map((unit) => ({ value: unit, label: t(`common:table.units.${unit}`) }));
  const unit = dateUnits.find((each) => each === (mode === "current" ? first : second)) ?? "day";
  return (
    <form className="grid gap-2" onSubmit={onSubmit}>
      <Select
        label={t("common:table.filter")}
        hideLabel
        value={mode}
        onChange={(event) => setMode(dateModes.find((each) => each === event.currentTarget.value) ?? "on")}
        options={dateModes.map((each) => ({ value: each, label: t(`common:table.operator.${each}`) }))}
      />
      {(mode === "on" || mode === "before" || mode === "after") && (
        <DateTimeField kind="date" name="first" label={t("common:table.value")} hideLabel defaultValue={first} />
      )}
      {mode === "between" && (
        <div className="grid grid-cols-2 gap-2">
          <DateTimeField kind="date" name="first" label={t("common:field.from")} defaultValue={first} />
          <DateTimeField kind="date" name="second" label={t("common:field.to")} defaultValue={second} />
        </div>
      )}
      {mode === "current" && (
        <Select
          name="first"
          label={t("common:table.value")}
          hideLabel
          defaultValue={unit}
          options={dateUnits.map((each) => ({ value: each, label: t(`common:table.unit.${each}`) }))}
        />
      )}
      {(mode === "past" || mode === "next") && (
        <div className="grid grid-cols-2 gap-2">
          <NumberField
            name="first"
            min={1}
            step={1}
            label={t("common:table.value")}
            hideLabel
            defaultValue={Number(first) || 7}
          />
          <Select name="second" label={t("common:table.value")} hideLabel defaultValue={unit} options={units} />
        </div>
      )}
      <ApplyButton />
    </form>
  );
}
