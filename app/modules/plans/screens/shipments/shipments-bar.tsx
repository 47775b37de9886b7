import { Route as RouteIcon, Trash2, Undo2, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { applyChange } from "#app/modules/planning/model/plan-change.ts";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ConfirmDialog } from "#app/ui/primitives/dialog.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { Menu } from "#app/ui/primitives/menu.tsx";
import { type PlanEditor, usePlanEditor } from "../editor/plan-editor.tsx";
import { getRouteNames } from "../editor/plan-lookup.ts";
import { findBestPlacement } from "../inspector/stop-moves.ts";

/** Actions on the selected shipments. */
export function ShipmentsBar() {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const editor = usePlanEditor();
  const [removing, setRemoving] = useState(false);
  const { view, timed, lookup, picked, pick, may, change, act } = editor;
  const ids = [...picked].filter((id) => lookup.shipment(id));
  const adopt = (document: PlanDocument | null) => {
    if (document) change({ kind: "adopt", document });
    pick(new Set());
  };
  const items = (timed?.routes ?? []).map((route) => ({
    key: route.id,
    label: `${route.number} · ${getRouteNames(route, lookup)[0]}`,
    ...(route.locked ? { unavailable: t("lock.locked") } : {}),
    onSelect: () => adopt(moveShipments(editor, ids, route.id)),
  }));
  return (
    <div className="bulk bulk-pane" role="toolbar" aria-label={translate("common:table.bulk")}>
      <b>{translate("common:table.selected", { count: ids.length })}</b>
      <span className="grow" />
      {may("change") && items.length > 0 && (
        <>
          <Menu
            label={t("shipments.move")}
            items={items}
            trigger={(props) => (
              <button {...props}>
                <Icon of={RouteIcon} />
                {t("shipments.move")}
              </button>
            )}
          />
          <button type="button" onClick={() => adopt(moveShipments(editor, ids, null))}>
            <Icon of={Undo2} />
            {t("shipments.unassign")}
          </button>
        </>
      )}
      {may("edit") && (
        <button type="button" onClick={() => setRemoving(true)}>
          <Icon of={Trash2} />
          {t("shipments.remove")}
        </button>
      )}
      <button type="button" aria-label={translate("common:table.clear_selection")} onClick={() => pick(new Set())}>
        <Icon of={X} />
      </button>
      <ConfirmDialog
        open={removing}
        title={t("shipments.remove_title", { count: ids.length })}
        text={t(view.document ? "shipments.remove_stale" : "shipments.remove_text")}
        action={t("shipments.remove")}
        cancel={t("shipments.keep")}
        danger
        onClose={() => setRemoving(false)}
        onConfirm={() => {
          act.send({ intent: "plans.remove_shipments", shipmentIds: ids });
          pick(new Set());
        }}
      />
    </div>
  );
}

/**
 * The document with these shipments in a route, each at its best position, or unassigned. One change for all of them.
 */
function moveShipments({ document, view, timer }: PlanEditor, ids: readonly string[], routeId: string | null) {
  let now = document;
  for (const shipmentId of ids) {
    if (!now) return null;
    if (routeId === null) {
      const out = applyChange(now, { kind: "move", shipmentId, toRouteId: null, position: 0 }, view.inputs);
      if (out.ok) now = out.value;
    } else now = findBestPlacement({ document: now, inputs: view.inputs, timer }, routeId, shipmentId)?.document ?? now;
  }
  return now === document ? null : now;
}
