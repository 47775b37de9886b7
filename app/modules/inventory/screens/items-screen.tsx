import { FileUp, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { ItemView } from "../model/item.ts";
import "./items.css";
import { itemImportFields, itemsSpec } from "./items.resource.tsx";

const ItemDialog = lazy(async () => ({ default: (await import("./item-dialog.tsx")).ItemDialog }));
const ListImportDialog = lazy(async () => ({
  default: (await import("#app/ui/resource/import/list-import-dialog.tsx")).ListImportDialog,
}));

interface ItemsScreenProps {
  list: ResourceData<ItemView>;
  /** The item that the URL edits (`?edit=`). */
  editing: ItemView | null;
  may: { create: boolean; update: boolean };
  currency: string;
}

/** The account's inventory: a list, the form of an item in a dialog, and the import of a file. */
export function ItemsScreen({ list, editing, may, currency }: ItemsScreenProps) {
  const t = useTranslate();
  const { weight: system } = useFormats();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const [opened, setOpened] = useState(editing);
  // The item when its form was opened: changes by others must not replace it under the form.
  if (opened?.id !== editing?.id) setOpened(editing);
  const item = may.update && opened?.id === editing?.id ? opened : null;
  const spec = may.update ? itemsSpec : { ...itemsSpec, rowHref: undefined, bulkActions: undefined };
  const add = may.create && (
    <>
      <Button icon={FileUp} onClick={() => setImporting(true)}>
        {t("common:action.import")}
      </Button>
      <Button kind="primary" icon={Plus} onClick={() => setAdding(true)}>
        {t("stock:items.add")}
      </Button>
    </>
  );
  const close = () => {
    setAdding(false);
    if (!params.has("edit")) return;
    const rest = new URLSearchParams(params);
    rest.delete("edit");
    navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <ResourceTable spec={spec} data={list} actions={add} emptyAction={add} />
      <Suspense>
        {importing && (
          <ListImportDialog
            title={t("stock:items.import")}
            path="/items/import"
            template="/items/template"
            fields={itemImportFields}
            onClose={() => setImporting(false)}
          />
        )}
        {(adding || item) && (
          <ItemDialog
            key={item?.id ?? "new"}
            item={item}
            present={editing}
            hasImages={may.update}
            system={system}
            currency={item?.currency ?? currency}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
