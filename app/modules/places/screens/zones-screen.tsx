import { Download, Plus, Upload } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ZoneView } from "#app/platform/geo/zone.ts";
import type { Box, GeoPosition } from "#app/platform/geo/zone-geometry.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { AreaMap } from "#app/ui/map/draw/area-map.tsx";
import { DrawBar } from "#app/ui/map/draw/draw-bar.tsx";
import type { DrawingTool } from "#app/ui/map/draw/drawing.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { ConfirmDialog } from "#app/ui/primitives/dialog.tsx";
import { showErrorToast } from "#app/ui/primitives/toast.ts";
import { LeaveGuard } from "#app/ui/resource/form/leave-guard.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import { AllOverlaps } from "./all-overlaps.tsx";
import { ImportZonesDialog } from "./import-zones-dialog.tsx";
import { useZoneDone } from "./use-zone-done.ts";
import { useZoneEditor } from "./use-zone-editor.ts";
import { ZoneList } from "./zone-list.tsx";
import { ZonePanel } from "./zone-panel.tsx";

type Asking = "import" | "merge" | "delete" | null;

interface ZonesScreenProps {
  zones: readonly ZoneView[];
  /** What the map shows while there are no zones. */
  bounds: Box | null;
  canManage: boolean;
}

/** Delivery zones: the list beside the map on which they are drawn. */
export function ZonesScreen({ zones, bounds, canManage }: ZonesScreenProps) {
  const { t } = useTranslation("zones");
  const styleUrl = useMapStyle();
  const editor = useZoneEditor(zones, bounds);
  const [dialog, setDialog] = useState<Asking>(null);
  const act = useCommandWithToast(useZoneDone(zones, editor, () => setDialog(null)));
  const { selected, form, drawing, original } = editor;
  const chosen = zones.filter((zone) => selected.includes(zone.id));
  const [first] = selected.flatMap((id) => zones.find((zone) => zone.id === id) ?? []);
  const areas = useMemo(
    () =>
      zones
        .filter((zone) => zone.id !== form?.id)
        .map(({ id, name, color, active, geometry }) => ({ id, label: name, color, faint: !active, geometry })),
    [zones, form?.id],
  );

  /** Shows what an action requires before it can begin. */
  const able = (least: 1 | 2) => {
    if (editor.dirty) showErrorToast(t("save_first"));
    else if (selected.length === 0) showErrorToast(t("select_polygon"));
    else if (selected.length < least) showErrorToast(t("select_two"));
    else return true;
    return false;
  };
  const take = (tool: DrawingTool) => {
    if (tool !== "split") editor.take(tool);
    else if (able(1) && original) editor.take(tool);
    else if (selected.length > 1) showErrorToast(t("select_polygon"));
  };
  const split = (line: readonly GeoPosition[]) => {
    if (original) act.run("settings.delivery_zones.split", { id: original.id, version: original.version, line });
  };
  const save = () => {
    if (!form || !drawing.geometry) return showErrorToast(t("select_polygon"));
    const { id, version, ...written } = form;
    const body = { ...written, geometry: drawing.geometry };
    if (id) act.run("settings.delivery_zones.update", { id, version, ...body });
    else act.run("settings.delivery_zones.create", body);
  };
  const query = selected.length > 0 ? `?${selected.map((id) => `ids=${id}`).join("&")}` : "";
  return (
    <SettingsFrame>
      <PageTitle>{t("title")}</PageTitle>
      <div className="head">
        <h1>{t("title")}</h1>
        <span className="grow" />
        {canManage && (
          <Button icon={Upload} onClick={() => setDialog("import")}>
            {t("import")}
          </Button>
        )}
        <a className="button" href={`/settings/delivery-zones/export${query}`} download>
          <Download size={15} aria-hidden /> {t(query ? "export_selected" : "export")}
        </a>
        {canManage && (
          <Button kind="primary" icon={Plus} onClick={() => take("polygon")}>
            {t("add")}
          </Button>
        )}
      </div>
      <div className="areas-page">
        <div className="areas-side">
          <AllOverlaps zones={zones} onShow={editor.show} />
          <ZoneList zones={zones} editor={editor} />
          {form && (
            <ZonePanel
              zones={zones}
              editor={editor}
              form={form}
              canManage={canManage}
              busy={act.busy}
              errors={act.refused?.errors ?? {}}
              onSave={save}
              onDelete={() => setDialog("delete")}
            />
          )}
          {chosen.length > 1 && (
            <div className="area-panel">
              <h2>{t("selected", { number: chosen.length })}</h2>
              {canManage && (
                <div className="row">
                  <Button onClick={() => setDialog("merge")}>{t("merge")}</Button>
                  <Button kind="ghost" onClick={() => setDialog("delete")}>
                    {t("delete_many")}
                  </Button>
                </div>
              )}
            </div>
          )}
        </div>
        <div className="areas-map">
          <AreaMap
            label={t("map_label")}
            styleUrl={styleUrl}
            areas={areas}
            selected={selected}
            view={editor.view}
            drawing={drawing}
            onDraw={editor.onDraw}
            onLine={split}
            onSelect={editor.select}
            locked={!canManage}
          >
            {canManage && (
              <DrawBar
                drawing={drawing}
                onDraw={editor.onDraw}
                onTool={take}
                onFinish={() => (drawing.tool === "split" ? split(drawing.points) : editor.onDraw({ do: "close" }))}
                onMerge={() => able(2) && setDialog("merge")}
              />
            )}
          </AreaMap>
        </div>
      </div>
      {dialog === "import" && (
        <ImportZonesDialog
          taken={new Set(zones.map((zone) => zone.name))}
          busy={act.busy}
          onClose={() => setDialog(null)}
          onImport={(geojson, existing) => act.run("settings.delivery_zones.import", { geojson, existing })}
        />
      )}
      <ConfirmDialog
        open={dialog === "merge"}
        title={t("merge_title")}
        text={t("merge_sure", { names: chosen.map((zone) => zone.name).join(", "), name: first?.name ?? "" })}
        action={t("merge")}
        cancel={t("keep_apart")}
        onConfirm={() => act.run("settings.delivery_zones.merge", { ids: selected, version: first?.version })}
        onClose={() => setDialog(null)}
      />
      <ConfirmDialog
        open={dialog === "delete"}
        title={`${t(chosen.length > 1 ? "delete_many" : "delete")}: ${chosen.map((zone) => zone.name).join(", ")}`}
        text={t("delete_sure")}
        action={t(chosen.length > 1 ? "delete_many" : "delete")}
        cancel={t(chosen.length > 1 ? "keep_many" : "keep")}
        danger
        onConfirm={() => act.run("settings.delivery_zones.delete", { ids: selected })}
        onClose={() => setDialog(null)}
      />
      <ConfirmDialog
        open={editor.waiting !== null}
        title={t("leave_title")}
        text={t("leave_text")}
        action={t("discard_do")}
        cancel={t("keep_drawing")}
        danger
        onConfirm={() => editor.answer(true)}
        onClose={() => editor.waiting && editor.answer(false)}
      />
      <LeaveGuard active={editor.dirty && !act.busy} />
    </SettingsFrame>
  );
}
