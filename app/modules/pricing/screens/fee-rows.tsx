import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import type { Choice } from "#app/ui/primitives/combobox.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { NumberField } from "#app/ui/primitives/text-field.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";
import { useRows } from "#app/ui/resource/form/use-rows.ts";
import { toFormRows } from "#app/ui/settings-list/form-rows.ts";

/** Surcharges by delivery zone. */
export function ZoneRows({ name, zones }: { name: string; zones: readonly Choice[] }) {
  const t = useTranslate();
  const list = useFormField(name);
  const [start] = useState(() => toFormRows(list.initial));
  const { keys, add, remove } = useRows(start.length);
  if (zones.length === 0 && start.length === 0)
    return <p className="faint-ink span-6">{t("shipping_methods:no_zones")}</p>;
  return (
    <div className="field span-6 grid gap-3">
      {keys.map((key, index) => (
        <div key={key} className="field-grid items-end">
          <ZoneRow name={`${name}[${index}]`} zones={zones} start={start[key]} />
          <IconButton
            icon={Trash2}
            label={t("shipping_methods:remove_zone", { number: index + 1 })}
            onClick={() => remove(key)}
          />
        </div>
      ))}
      {list.errors?.[0] && <span className="field-error">{list.errors[0]}</span>}
      <div>
        <Button icon={Plus} onClick={add}>
          {t("shipping_methods:add_zone")}
        </Button>
      </div>
    </div>
  );
}

interface ZoneRowProps {
  name: string;
  zones: readonly Choice[];
  start: Record<string, string> | undefined;
}

function ZoneRow({ name, zones, start }: ZoneRowProps) {
  const t = useTranslate();
  const zone = useFormField(`${name}.zone_id`);
  const amount = useFormField(`${name}.amount`);
  return (
    <>
      <Select
        label={t("shipping_methods:zone")}
        name={zone.name}
        defaultValue={start?.zone_id}
        placeholder={t("common:field.choose")}
        options={zones.map(({ value, label }) => ({ value, label }))}
        errors={zone.errors}
        span={3}
      />
      <NumberField
        label={t("shipping_methods:amount")}
        name={amount.name}
        defaultValue={start?.amount}
        min={0}
        step="any"
        errors={amount.errors}
        span={2}
      />
    </>
  );
}

/** Tiered fees: type and ranges, by weight or by count. */
export function RangeRows({ name, unit }: { name: string; unit: string }) {
  const t = useTranslate();
  const list = useFormField(name);
  const kind = useFormField("tier_kind");
  const [start] = useState(() => toFormRows(list.initial));
  const [chosen, setChosen] = useState(kind.start ?? "");
  const { keys, add, remove } = useRows(start.length);
  const setRangeKind = (value: string) => {
    setChosen(value);
    if (value !== "" && keys.length === 0) add();
  };
  return (
    <>
      <fieldset className="field span-6 tier-kinds">
        <legend className="visually-hidden">{t("shipping_methods:tier_kind")}</legend>
        {(["", "fixed", "dynamic"] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="tier_kind"
              value={value}
              checked={chosen === value}
              onChange={() => setRangeKind(value)}
            />
            {t(value === "" ? "common:field.none" : `shipping_methods:${value}`)}
          </label>
        ))}
        {kind.errors?.[0] && <span className="field-error">{kind.errors[0]}</span>}
      </fieldset>
      {chosen !== "" && (
        <div className="field span-6 grid gap-3">
          {keys.map((key, index) => (
            <div key={key} className="field-grid items-end">
              <RangeRow name={`${name}[${index}]`} unit={chosen === "fixed" ? unit : undefined} start={start[key]} />
              <IconButton
                icon={Trash2}
                label={t("shipping_methods:remove_range", { number: index + 1 })}
                onClick={() => remove(key)}
              />
            </div>
          ))}
          {list.errors?.[0] && <span className="field-error">{list.errors[0]}</span>}
          <div>
            <Button icon={Plus} onClick={add}>
              {t("shipping_methods:add_range")}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

interface RangeRowProps {
  name: string;
  unit: string | undefined;
  start: Record<string, string> | undefined;
}

function RangeRow({ name, unit, start }: RangeRowProps) {
  const t = useTranslate();
  const from = useFormField(`${name}.from`);
  const to = useFormField(`${name}.to`);
  const amount = useFormField(`${name}.amount`);
  const part = { min: 0, step: "any" } as const;
  return (
    <>
      <NumberField
        {...part}
        label={t("shipping_methods:from")}
        name={from.name}
        defaultValue={start?.from}
        unit={unit}
        errors={from.errors}
        span={2}
      />
      <NumberField
        {...part}
        label={t("shipping_methods:to")}
        name={to.name}
        defaultValue={start?.to}
        unit={unit}
        errors={to.errors}
        span={2}
      />
      <NumberField
        {...part}
        label={t("shipping_methods:amount")}
        name={amount.name}
        defaultValue={start?.amount}
        errors={amount.errors}
        span={1}
      />
    </>
  );
}
