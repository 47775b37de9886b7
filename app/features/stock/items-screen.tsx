import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { lengthIn, packageUnits, weightIn } from "#app/domain/kernel/units.ts";
import { type ItemView, itemInputSchema } from "#app/domain/stock/item.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { toast } from "#app/ui/primitives/toast.ts";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/resource-table.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { itemSections, itemsSpec } from "./items.spec.tsx";

const FormDialog = lazy(async () => ({
  default: (await import("#app/ui/resource/form/form-dialog.tsx")).FormDialog,
}));

interface ItemsScreenProps {
  list: ResourceData<ItemView>;
  /** The item that the address edits (`?edit=`). */
  editing: ItemView | null;
  may: { create: boolean; update: boolean };
  currency: string;
}

/** The account's inventory: a list, and the form of an item in a dialog. */
export function ItemsScreen({ list, editing, may, currency }: ItemsScreenProps) {
  const say = useWords();
  const { weight: system } = useFormats();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState(editing);
  // The item as it was when its form was opened: what others change meanwhile must not slip under it.
  if (opened?.id !== editing?.id) setOpened(editing);
  const item = may.update && opened?.id === editing?.id ? opened : null;
  const spec = may.update ? itemsSpec : { ...itemsSpec, rowHref: undefined, bulkActions: undefined };
  const add = may.create && (
    <Button kind="primary" icon={Plus} onClick={() => setAdding(true)}>
      {say("stock:items.add")}
    </Button>
  );
  const close = () => {
    setAdding(false);
    if (!params.has("edit")) return;
    const rest = new URLSearchParams(params);
    rest.delete("edit");
    navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  };
  const money = item?.currency ?? currency;
  return (
    <>
      <ResourceTable spec={spec} data={list} actions={add} emptyAction={add} />
      {(adding || item) && (
        <Suspense>
          <FormDialog
            key={item?.id ?? "new"}
            title={say(item ? "stock:items.edit" : "stock:items.add")}
            submit={say(item ? "common:action.save" : "stock:items.add")}
            schema={itemInputSchema}
            intent={item ? "items.update" : "items.create"}
            sections={itemSections(system, money)}
            defaultValue={item ? entered(item, system) : {}}
            hidden={{ units: system, currency: money, ...(item ? { id: item.id, version: item.version } : {}) }}
            onClose={close}
            onDone={() => toast(say("stock:saved"))}
            wide
          />
        </Suspense>
      )}
    </>
  );
}

/** An item with its measures in the units of the form, to three decimals. */
function entered(item: ItemView, system: "metric" | "imperial") {
  const unit = packageUnits[system];
  const short = (value: number) => Math.round(value * 1000) / 1000;
  const side = (value: number | undefined) => (value === undefined ? undefined : short(lengthIn(value, unit.length)));
  const weight = item.weight === undefined ? undefined : short(weightIn(item.weight, unit.weight));
  return { ...item, length: side(item.length), width: side(item.width), height: side(item.height), weight };
}
