import { Trash2 } from "lucide-react";
import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import type { ItemView } from "#app/modules/inventory/model/item.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { type Choice, Combobox } from "#app/ui/primitives/combobox.tsx";
import { NumberField } from "#app/ui/primitives/text-field.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";

type StockedItem = Pick<ItemView, "id" | "sku" | "name" | "barcode" | "stock" | "active">;

interface ChosenItem {
  item: StockedItem;
  quantity: string;
}

/** Items from the inventory: found by SKU, barcode or name; adding an item again raises its quantity. */
export function ItemRows({ name }: { name: string }) {
  const t = useTranslate();
  const call = useApi();
  const found = useRef(new Map<string, StockedItem>());
  const [rows, setRows] = useState<readonly ChosenItem[]>([]);

  const load = useCallback(
    async (search: string, signal: AbortSignal): Promise<readonly Choice[]> => {
      const { data } = await call<{ data: { items: StockedItem[] } }>("items", {
        query: { search, limit: 20 },
        signal,
      });
      const active = data.items.filter((each) => each.active);
      for (const each of active) found.current.set(each.id, each);
      return active.map(({ id, name: label, sku, barcode }) => ({
        value: id,
        label,
        detail: [sku, barcode].filter(Boolean).join(" · "),
        codes: barcode ? [sku, barcode] : [sku],
      }));
    },
    [call],
  );
  const take = (choice: Choice | null) => {
    const item = choice && found.current.get(choice.value);
    if (!item) return;
    setRows((old) =>
      old.some((each) => each.item.id === item.id)
        ? old.map((each) =>
            each.item.id === item.id ? { ...each, quantity: String(Number(each.quantity || 0) + 1) } : each,
          )
        : [...old, { item, quantity: "1" }],
    );
  };
  return (
    <div className="field span-6 grid gap-3">
      {rows.map(({ item, quantity }, index) => (
        <div key={item.id} className="field-grid items-end">
          <ItemRow
            name={`${name}[${index}]`}
            item={item}
            quantity={quantity}
            onQuantity={(typed) =>
              setRows(rows.map((each) => (each.item.id === item.id ? { ...each, quantity: typed } : each)))
            }
          />
          <IconButton
            icon={Trash2}
            label={t("orders:form.item.remove", { name: item.name })}
            onClick={() => setRows(rows.filter((each) => each.item.id !== item.id))}
          />
        </div>
      ))}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a scanner's Enter must not send the form. */}
      <div onKeyDown={preventEnter}>
        <Combobox
          label={t("orders:form.item.find")}
          hint={t("orders:form.item.find_hint")}
          optional
          again
          load={load}
          onChoose={take}
        />
      </div>
    </div>
  );
}

function preventEnter(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}

interface ItemRowProps {
  name: string;
  item: StockedItem;
  quantity: string;
  onQuantity: (typed: string) => void;
}

function ItemRow({ name, item, quantity, onQuantity }: ItemRowProps) {
  const t = useTranslate();
  const { errors } = useFormField(`${name}.quantity`);
  const stock = item.stock === undefined ? null : t("orders:form.item.stock", { number: item.stock });
  return (
    <>
      <input type="hidden" name={`${name}.sku`} value={item.sku} />
      <input type="hidden" name={`${name}.name`} value={item.name} />
      <p className="span-3 self-center">
        {item.name} <span className="faint-ink">{[item.sku, item.barcode, stock].filter(Boolean).join(" · ")}</span>
      </p>
      <NumberField
        label={t("orders:form.item.quantity")}
        name={`${name}.quantity`}
        value={quantity}
        min={1}
        step={1}
        errors={errors}
        onChange={(event) => onQuantity(event.currentTarget.value)}
        span={1}
      />
    </>
  );
}
