import { Plus, Trash2 } from "lucide-react";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";
import { useRows } from "#app/ui/resource/form/use-rows.ts";
import { paymentMethods } from "../../model/order.enums.ts";

/** Cash on delivery of an order; empty at first. */
export function CollectionRows({ name }: { name: string }) {
  const t = useTranslate();
  const { initial } = useFormField(name);
  const { keys, add, remove } = useRows(Array.isArray(initial) ? initial.length : 0);
  return (
    <div className="field span-6 grid gap-3">
      {keys.map((key, index) => (
        <div key={key} className="field-grid items-end">
          <CollectionRow name={`${name}[${index}]`} />
          <IconButton
            icon={Trash2}
            label={t("orders:form.collection.remove", { number: index + 1 })}
            onClick={() => remove(key)}
          />
        </div>
      ))}
      <div>
        <Button icon={Plus} onClick={add}>
          {t("orders:form.collection.add")}
        </Button>
      </div>
    </div>
  );
}

function CollectionRow({ name }: { name: string }) {
  const t = useTranslate();
  const { currency } = useFormats();
  const amount = useFormField(`${name}.amount`);
  const code = useFormField(`${name}.currency`);
  const method = useFormField(`${name}.method`);
  const prepayment = useFormField(`${name}.prepayment_required`);
  return (
    <>
      <TextField
        label={t("orders:form.collection.amount")}
        name={`${name}.amount`}
        decimal
        defaultValue={amount.start}
        errors={amount.errors}
        span={2}
      />
      <TextField
        label={t("common:field.currency")}
        name={`${name}.currency`}
        defaultValue={code.start ?? currency}
        maxLength={3}
        errors={code.errors}
        span={1}
      />
      <Select
        label={t("orders:form.collection.method")}
        name={`${name}.method`}
        defaultValue={method.start}
        span={2}
        options={paymentMethods.rows
          .filter(({ key }) => key !== "none")
          .map(({ code: value, key }) => ({ value: String(value), label: t(`orders:payment.${key}`) }))}
      />
      <div className="field span-6">
        <Checkbox
          name={`${name}.prepayment_required`}
          defaultChecked={prepayment.start === "on"}
          label={t("orders:form.collection.prepayment")}
        />
      </div>
    </>
  );
}
