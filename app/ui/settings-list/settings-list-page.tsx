import { Map as MapIcon, Plus } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { CatalogueName } from "#app/platform/catalogue/settings-lists.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { Button, ButtonLink } from "../primitives/button.tsx";
import { showToast } from "../primitives/toast.ts";
import type { FormChoices, FormSection } from "../resource/form/form-spec.ts";
import type { SchemaSource } from "../resource/form/use-form-check.ts";
import type { ResourceData, ResourceSpec } from "../resource/resource-spec.ts";
import { ResourceTable } from "../resource/table/resource-table.tsx";
import { SettingsFrame } from "../shell/settings/settings-frame.tsx";

const FormDialog = lazyPart(async () => ({
  default: (await import("../resource/form/form-dialog.tsx")).FormDialog,
}));

interface Versioned {
  id: string;
  version: number;
}

interface SettingsListPageProps<Row extends Versioned> {
  spec: ResourceSpec<Row>;
  kind: Exclude<CatalogueName, "shipping_methods" | "delivery_zones" | "automation_rules">;
  schema: SchemaSource;
  sections: readonly FormSection[];
  list: ResourceData<Row>;
  /** The row that the address edits (`?edit=`). */
  editing: Row | null;
  /** What a new row starts with. */
  fresh: object;
  choices?: FormChoices;
  /** Hidden fields of every form. */
  hidden?: Readonly<Record<string, string>>;
  canManage: boolean;
  /** Buttons beside the one that adds a row. */
  beside?: ReactNode;
  /** Between title and list. */
  above?: ReactNode;
  /** The parts of the area, beside the title. */
  parts?: ReactNode;
  /** Path of the coverage map. */
  coverage?: string;
  /** A warning about the saved row, shown instead of "Saved". */
  remark?: (value: unknown) => string | null;
  /** Called instead of showing "Saved", to display the result. */
  onSaved?: (value: unknown, row: Row | null) => boolean;
}

/** A list of the settings with the form of a row in a dialog: new by the button, an existing one by its address. */
export function SettingsListPage<Row extends Versioned>(props: SettingsListPageProps<Row>) {
  const { spec, kind, list, editing, canManage, schema, sections, choices, hidden, fresh, remark } = props;
  const { beside, above, parts, coverage, onSaved } = props;
  const t = useTranslate();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [pressed, setAdding] = useState(false);
  // Other screens link here to add missing rows.
  const adding = canManage && (pressed || params.has("new"));
  const row = useOpenedRow(canManage ? editing : null);
  const add = canManage && (
    <Button kind="primary" icon={Plus} onClick={() => setAdding(true)}>
      {t(`${kind}:add`)}
    </Button>
  );
  const actions = (
    <>
      {beside}
      {canManage && coverage && (
        <ButtonLink to={coverage} icon={MapIcon}>
          {t("settings:coverage")}
        </ButtonLink>
      )}
      {add}
    </>
  );
  const close = () => {
    setAdding(false);
    if (!params.has("edit") && !params.has("new")) return;
    const rest = new URLSearchParams(params);
    rest.delete("edit");
    rest.delete("new");
    navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  };
  const shown = canManage ? spec : toReadOnlySpec(spec);
  return (
    <SettingsFrame>
      <ResourceTable spec={shown} data={list} actions={actions} emptyAction={add} above={above} parts={parts} />
      {(adding || row) && (
        <Suspense>
          <FormDialog
            key={row?.id ?? "new"}
            title={t(row ? `${kind}:edit` : `${kind}:add`)}
            submit={t(row ? "settings:save" : `${kind}:add`)}
            schema={schema}
            intent={`settings.${kind}.${row ? "update" : "create"}`}
            sections={sections}
            defaultValue={row ?? fresh}
            choices={choices}
            hidden={{ ...hidden, ...(row ? { id: row.id, version: row.version } : {}) }}
            onClose={close}
            onDone={(value) => onSaved?.(value, row) || showToast(remark?.(value) ?? t("settings:saved"))}
            wide
          />
        </Suspense>
      )}
    </SettingsFrame>
  );
}

/**
 * The row as it was when its form was opened: another person's change must not update it silently, or saving would
 * overwrite that change.
 */
function useOpenedRow<Row extends Versioned>(row: Row | null): Row | null {
  const [opened, setOpened] = useState(row);
  if (opened?.id !== row?.id) setOpened(row);
  return opened?.id === row?.id ? opened : row;
}

/** The read-only variant for people who may not manage the list. */
export function toReadOnlySpec<Row>({ rowHref: _, bulkActions: __, ...spec }: ResourceSpec<Row>): ResourceSpec<Row> {
  return spec;
}
