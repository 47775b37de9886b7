import { Plus, Trash2 } from "lucide-react";
import { packageTypes } from "#app/domain/orders/order.enums.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { NumberField, TextField } from "#app/ui/primitives/text-field.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";
import { useRows } from "#app/ui/resource/form/use-rows.ts";
import { useWords } from "#app/ui/words/use-words.ts";

const sides = ["length", "width", "height"] as const;

/** The packages of a new order: one line each, in the account's units. */
export function PackageRows({ name }: { name: string }) {
  const say = useWords();
  const { keys, add, remove } = useRows(1);
  const { weight } = useFormats();
  return (
    <div className="field c6 grid gap-3">
      <input type="hidden" name="units" value={weight} />
      {keys.map((key, at) => (
        <div key={key} className="fg items-end">
          <PackageRow name={`${name}[${at}]`} system={weight} />
          {keys.length > 1 && (
            <IconButton
              icon={Trash2}
              label={say("orders:form.package.remove", { number: at + 1 })}
              onClick={() => remove(key)}
            />
          )}
        </div>
      ))}
      <div>
        <Button icon={Plus} onClick={add}>
          {say("orders:form.package.add")}
        </Button>
      </div>
    </div>
  );
}

function PackageRow({ name, system }: { name: string; system: "metric" | "imperial" }) {
  const say = useWords();
  const quantity = useFormField(`${name}.quantity`);
  const weight = useFormField(`${name}.weight`);
  const length = useFormField(`${name}.length`);
  const width = useFormField(`${name}.width`);
  const height = useFormField(`${name}.height`);
  const errors = { length, width, height };
  const unit = system === "metric" ? "cm" : "in";
  return (
    <>
      <Select
        label={say("orders:form.package.type")}
        name={`${name}.type`}
        span={2}
        options={packageTypes.rows.map(({ code, key }) => ({
          value: String(code),
          label: say(`orders:form.package.${key}`),
        }))}
      />
      <TextField label={say("orders:form.package.name")} name={`${name}.name`} optional span={2} />
      <NumberField
        label={say("orders:form.package.quantity")}
        name={`${name}.quantity`}
        defaultValue="1"
        min={1}
        step={1}
        errors={quantity.errors}
        span={1}
      />
      <NumberField
        label={say("orders:form.package.weight")}
        name={`${name}.weight`}
        unit={system === "metric" ? "kg" : "oz"}
        min={0}
        step="any"
        errors={weight.errors}
        span={1}
      />
      {sides.map((side) => (
        <NumberField
          key={side}
          label={say(`orders:form.package.${side}`)}
          name={`${name}.${side}`}
          unit={unit}
          min={0}
          step="any"
          errors={errors[side].errors}
          optional
          span={side === "height" ? 1 : 2}
        />
      ))}
    </>
  );
}
