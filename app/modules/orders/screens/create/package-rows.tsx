import { Plus, Trash2 } from "lucide-react";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { NumberField, TextField } from "#app/ui/primitives/text-field.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";
import { useRows } from "#app/ui/resource/form/use-rows.ts";
import { packageTypes } from "../../model/order.enums.ts";
import { TemplatePicker } from "./template-picker.tsx";

const textFields = ["name", "barcode", "external_id"] as const;
const sides = ["length", "width", "height"] as const;

interface PackageRowsProps {
  name: string;
  /** Whether package templates exist. */
  templates?: boolean;
}

/** The packages of an order: one line each, in the account's units. */
export function PackageRows({ name, templates }: PackageRowsProps) {
  const t = useTranslate();
  const { initial } = useFormField(name);
  const { keys, add, remove } = useRows(Array.isArray(initial) ? initial.length : 1);
  const { weight } = useFormats();
  return (
    <div className="field span-6 grid gap-3">
      <input type="hidden" name="units" value={weight} />
      {keys.map((key, index) => (
        <div key={key} className="field-grid items-end">
          {templates && <TemplatePicker name={`${name}[${index}]`} system={weight} />}
          <PackageRow name={`${name}[${index}]`} system={weight} />
          {keys.length > 1 && (
            <IconButton
              icon={Trash2}
              label={t("orders:form.package.remove", { number: index + 1 })}
              onClick={() => remove(key)}
            />
          )}
        </div>
      ))}
      <div>
        <Button icon={Plus} onClick={add}>
          {t("orders:form.package.add")}
        </Button>
      </div>
    </div>
  );
}

function PackageRow({ name, system }: { name: string; system: "metric" | "imperial" }) {
  const t = useTranslate();
  const type = useFormField(`${name}.type`);
  return (
    <>
      <Select
        label={t("orders:form.package.type")}
        name={`${name}.type`}
        defaultValue={type.start}
        span={1}
        options={packageTypes.rows.map(({ code, key }) => ({
          value: String(code),
          label: t(`orders:form.package.${key}`),
        }))}
      />
      <PackageNumberField name={name} field="quantity" min={1} step={1} start="1" />
      <PackageNumberField name={name} field="weight" unit={system === "metric" ? "kg" : "oz"} />
      {sides.map((side) => (
        <PackageNumberField key={side} name={name} field={side} unit={system === "metric" ? "cm" : "in"} optional />
      ))}
      <PackageNumberField name={name} field="volume" unit="l" optional />
      {textFields.map((field) => (
        <PackageTextField key={field} name={name} field={field} />
      ))}
    </>
  );
}

interface PackageNumberProps {
  name: string;
  field: "quantity" | "weight" | "volume" | (typeof sides)[number];
  unit?: string;
  min?: number;
  step?: number;
  start?: string;
  optional?: boolean;
}

function PackageNumberField({ name, field, unit, min, step, start, optional }: PackageNumberProps) {
  const t = useTranslate();
  const { start: known, errors } = useFormField(`${name}.${field}`);
  return (
    <NumberField
      label={t(`orders:form.package.${field}`)}
      name={`${name}.${field}`}
      unit={unit}
      defaultValue={known ?? start}
      min={min ?? 0}
      step={step ?? "any"}
      errors={errors}
      optional={optional ?? false}
      span={1}
    />
  );
}

function PackageTextField({ name, field }: { name: string; field: (typeof textFields)[number] }) {
  const t = useTranslate();
  const { start, errors } = useFormField(`${name}.${field}`);
  return (
    <TextField
      label={t(`orders:form.package.${field}`)}
      name={`${name}.${field}`}
      defaultValue={start}
      errors={errors}
      optional
      span={2}
    />
  );
}
