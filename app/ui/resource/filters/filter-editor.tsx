import { type SubmitEvent, useState } from "react";
import { displayUnits, fromGrams, toGrams } from "#app/platform/money/units.ts";
import { useLookup } from "../../client/use-lookup.ts";
import { useFormats } from "../../formats/formats-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Checkbox } from "../../primitives/checkbox.tsx";
import type { Choice } from "../../primitives/combobox.tsx";
import { Select } from "../../primitives/select.tsx";
import { NumberField, TextField } from "../../primitives/text-field.tsx";
import { getEmptyChoicesText, useChoices } from "../../primitives/use-choices.ts";
import { StatusShape } from "../../status/status.tsx";
import type { Filter } from "../resource-spec.ts";
import { DateFilterEditor } from "./filter-date-editor.tsx";
import { ApplyButton, type FilterEditorProps } from "./filter-editor-parts.tsx";
import { listFilterChoices } from "./filter-labels.ts";
import { PriceFilterEditor } from "./filter-price-editor.tsx";

/** The editor of a chip: checkboxes that apply at once for lists; a small form for text, numbers and dates. */
export function FilterEditor(props: FilterEditorProps) {
  const { filter } = props;
  if (filter.kind === "text" || filter.kind === "word") return <TextEditor {...props} />;
  if (filter.kind === "number" || filter.kind === "weight") return <NumberEditor {...props} />;
  if (filter.kind === "price") return <PriceFilterEditor {...props} />;
  if (filter.kind === "date") return <DateFilterEditor {...props} />;
  return <ListEditor {...props} />;
}

function ListEditor({ filter, value, options, onChange, onNamed }: FilterEditorProps) {
  const t = useTranslate();
  const [search, setSearch] = useState("");
  const known = listFilterChoices(filter, options, t);
  const load = useLookup(filter.kind === "reference" ? filter.lookup : undefined);
  const { choices, ...listed } = useChoices({ options: known, load, search, isWanted: true });
  const many = load !== undefined || known.length > 12;
  const toggle = (choice: Choice) => {
    const rest = value.values.filter((each) => each !== choice.value);
    onNamed?.(choice);
    onChange({ ...value, values: rest.length === value.values.length ? [...rest, choice.value] : rest });
  };
  return (
    <div className="grid gap-2">
      <Select
        label={t("common:table.filter")}
        hideLabel
        value={value.not ? "not" : "is"}
        onChange={(event) => onChange({ ...value, not: event.currentTarget.value === "not" })}
        options={[
          { value: "is", label: t("common:table.operator.is") },
          { value: "not", label: t("common:table.operator.is_not") },
        ]}
      />
      {many && (
        <TextField
          label={t("common:action.search")}
          hideLabel
          placeholder={t("common:action.search")}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className="grid max-h-64 overflow-y-auto">
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            checked={value.values.includes(choice.value)}
            onChange={() => toggle(choice)}
            label={<ChoiceLabel filter={filter} choice={choice} />}
          />
        ))}
        {choices.length === 0 && <p className="faint-ink">{t(getEmptyChoicesText(listed))}</p>}
      </div>
    </div>
  );
}

function ChoiceLabel({ filter, choice }: { filter: Filter; choice: Choice }) {
  if (filter.kind !== "status" && !choice.detail) return choice.label;
  if (filter.kind !== "status")
    return (
      <>
        {choice.label} <span className="faint-ink">{choice.detail}</span>
      </>
    );
  const code = filter.codes.find((each) => String(each) === choice.value);
  return (
    <span className="status">
      <StatusShape kind={filter.status} code={code as never} />
      {choice.label}
    </span>
  );
}

function TextEditor({ filter, value, onChange, close }: FilterEditorProps) {
  const t = useTranslate();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text") ?? "").trim();
    onChange({ ...value, values: text ? [text] : [] });
    close();
  };
  return (
    <form className="grid gap-2" onSubmit={onSubmit}>
      <TextField
        name="text"
        label={filter.text ?? t(filter.kind === "word" ? filter.label : "common:table.operator.contains")}
        hideLabel
        defaultValue={value.values[0] ?? ""}
        autoComplete="off"
      />
      <ApplyButton />
    </form>
  );
}

/** A range of numbers; a weight is typed in the account's unit. */
function NumberEditor({ filter, value, onChange, close }: FilterEditorProps) {
  const t = useTranslate();
  const unit = displayUnits[useFormats().weight].weight;
  const weighs = filter.kind === "weight";
  const shown = (bound: string) => (weighs && bound ? String(+fromGrams(+bound, unit).toFixed(3)) : bound);
  const toStored = (typed: unknown) => (weighs && typed ? toGrams(Number(typed), unit) : typed);
  const [low = "", high = ""] = (value.values[0] ?? "").split(",").map(shown);
  const look = weighs ? { unit } : {};
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const bounds = `${toStored(form.get("low"))},${toStored(form.get("high"))}`;
    onChange({ ...value, values: bounds === "," ? [] : [bounds] });
    close();
  };
  return (
    <form className="grid gap-2" onSubmit={onSubmit}>
      <div className="grid grid-cols-2 gap-2">
        <NumberField name="low" label={t("common:table.operator.at_least")} defaultValue={low} {...look} />
        <NumberField name="high" label={t("common:table.operator.at_most")} defaultValue={high} {...look} />
      </div>
      <ApplyButton />
    </form>
  );
}
