import { Package, Search } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanShipment } from "#app/modules/planning/model/plan-inputs.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getRouteColor } from "#app/ui/map/map-model.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { BareCheckbox } from "#app/ui/primitives/checkbox.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { useHover } from "../editor/plan-hover.tsx";
import { getStopName, toStopKey } from "../editor/plan-lookup.ts";
import { formatLocalWindow } from "../inspector/stop-list.tsx";
import { AddShipmentsDialog } from "./add-shipments-dialog.tsx";
import { ShipmentsBar } from "./shipments-bar.tsx";

/** All shipments of the plan with their routes; selected ones can be moved or removed. */
export function ShipmentsPane() {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { view, picked, pick, may } = usePlanEditor();
  const [search, setSearch] = useState("");
  const [adding, setAdding] = useState(false);
  const shown = useMemo(() => filterShipments(view.inputs.shipments, search), [view.inputs.shipments, search]);
  const all = shown.length > 0 && shown.every((shipment) => picked.has(shipment.id));
  return (
    <>
      <div className="sp-head">
        <BareCheckbox
          aria-label={translate("common:table.select_all")}
          checked={all}
          mixed={!all && picked.size > 0}
          onChange={() => pick(all ? new Set() : new Set(shown.map((shipment) => shipment.id)))}
        />
        <label className="input-search">
          <Icon of={Search} size={14} />
          <span className="visually-hidden">{t("shipments.search")}</span>
          <input
            type="search"
            value={search}
            placeholder={t("shipments.search")}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        {may("edit") && (
          <Button icon={Package} onClick={() => setAdding(true)}>
            {t("shipments.add")}
          </Button>
        )}
      </div>
      <ul className="routes">
        {shown.map((shipment) => (
          <ShipmentRow key={shipment.id} shipment={shipment} />
        ))}
        {shown.length === 0 && (
          <li>
            <EmptyState
              title={search ? translate("common:field.no_matches") : t("shipments.empty")}
              text={search ? t("shipments.no_match") : t("shipments.empty_why")}
            />
          </li>
        )}
      </ul>
      {picked.size > 0 && <ShipmentsBar />}
      <AddShipmentsDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}

function ShipmentRow({ shipment }: { shipment: PlanShipment }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { view, timed, selection, picked, pick, select } = usePlanEditor();
  const hover = useHover();
  const route = timed?.routes.find((each) => each.stops.some((stop) => stop.shipmentId === shipment.id));
  const stop = route?.stops.find((each) => each.shipmentId === shipment.id);
  const type = shipment.dropoff.locationId === view.inputs.depot.id ? "pickup" : "dropoff";
  const end = type === "pickup" ? shipment.pickup : shipment.dropoff;
  const name = getStopName(shipment, type);
  const target =
    route && stop
      ? ({ kind: "stop", id: toStopKey(stop), routeId: route.id } as const)
      : ({ kind: "unassigned", id: shipment.id } as const);
  const on = stop ? selection.stopKey === toStopKey(stop) : selection.unassignedId === shipment.id;
  const toggle = () => {
    const next = new Set(picked);
    if (!next.delete(shipment.id)) next.add(shipment.id);
    pick(next);
  };
  return (
    <li className={`ship${on ? " is-on" : ""}`} onPointerEnter={() => hover(target)} onPointerLeave={() => hover(null)}>
      <BareCheckbox
        aria-label={translate("common:table.select_row", { row: name })}
        checked={picked.has(shipment.id)}
        onChange={toggle}
      />
      <button type="button" onClick={() => select(target)}>
        <span className="name-lines">
          <b>{name}</b>
          <span>{end.line}</span>
        </span>
        <span className="stop-window">{formatLocalWindow(end.from, end.to)}</span>
        {route ? (
          <span className={`route-number rc-${getRouteColor(route.number)}`}>{route.number}</span>
        ) : (
          <svg
            className="unassigned-mark"
            width="12"
            height="12"
            viewBox="0 0 12 12"
            role="img"
            aria-label={t("unassigned.title")}
          >
            <rect x="2.2" y="2.2" width="7.6" height="7.6" rx="1.6" transform="rotate(45 6 6)" />
          </svg>
        )}
      </button>
    </li>
  );
}

function filterShipments(shipments: readonly PlanShipment[], search: string): readonly PlanShipment[] {
  const searchText = search.trim().toLowerCase();
  if (searchText === "") return shipments;
  return shipments.filter((each) =>
    [each.number, each.orderNumber, each.customerName, each.dropoff.name, each.dropoff.line, each.pickup.name]
      .filter((text): text is string => text !== null)
      .some((text) => text.toLowerCase().includes(searchText)),
  );
}
