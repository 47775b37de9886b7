import { FileUp, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { readItemsScreen } from "../commands/list-items.server.ts";
import { activateItems, changeItem, createItem, deactivateItems } from "../commands/save-item.server.ts";
import type { Route } from "./+types/items.ts";
import "../screens/items.css";
import { itemImportFields, itemsSpec } from "../screens/items.resource.tsx";

export const loader = createScreenLoader(readItemsScreen);
export const action = createCommandAction([createItem, changeItem, activateItems, deactivateItems]);

const ItemDialog = lazyPart(async () => ({ default: (await import("../screens/item-dialog.tsx")).ItemDialog }));
const ListImportDialog = lazyPart(async () => ({
  default: (await import("#app/ui/resource/import/list-import-dialog.tsx")).ListImportDialog,
}));

/** The account's inventory: a list, the form of an item in a dialog, and the import of a file. */
export default function Items({ loaderData }: Route.ComponentProps) {
  const { list, editing, may, currency } = loaderData;
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
