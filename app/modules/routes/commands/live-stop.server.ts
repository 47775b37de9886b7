import { toEtaBreakWindow } from "#app/modules/planning/model/eta/eta-breaks.ts";
import { latenessLevels } from "#app/modules/planning/model/plan.enums.ts";
import { stopTransitions } from "#app/modules/planning/model/stop.states.ts";
import { getContactPhone } from "#app/modules/shipments/model/contact-phone.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { formatAddressLine } from "#app/platform/geo/address-line.ts";
import { listAllowedEvents } from "#app/platform/kernel/state-machine.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import type { StopRow } from "../db/route.reads.server.ts";
import type { LiveStop } from "../model/live-route.ts";
import type { EtaStop } from "../model/route-eta.ts";
import { getCustomerWindow, type LiveEta } from "./customer-window.server.ts";
import { findStopShipment, type RouteDay } from "./route-day.server.ts";

const { delivery } = shipmentTypes.code;

/** When a stop was promised. Milliseconds UTC. */
export function getStopWindow(day: RouteDay, row: StopRow): Pick<EtaStop, "windowFrom" | "windowTo"> {
  const shipment = findStopShipment(day, row);
  if (!shipment) return { windowFrom: null, windowTo: null };
  const pickup = row.type === "pickup";
  const at = (local: string | null): number | null => (local === null ? null : toInstant(local, shipment.timezone));
  return {
    windowFrom: at(pickup ? shipment.pickupFrom : shipment.deliveryFrom),
    windowTo: at(pickup ? shipment.pickupTo : shipment.deliveryTo),
  };
}

/** A stop as the estimate needs it. */
export function toEtaStop(day: RouteDay, row: StopRow): EtaStop {
  const { id, state, travelSeconds, serviceSeconds, arrivedAt, finishedAt } = row;
  const planned = { plannedArriveAt: row.arriveAt, plannedStartAt: row.startAt, breakWindow: toEtaBreakWindow(row) };
  const times = { travelSeconds, serviceSeconds, arrivedAt, finishedAt, ...planned };
  return { id, state, ...times, point: row.place.point, ...getStopWindow(day, row) };
}

function toLiveShipment(shipment: RouteDay["shipments"][number]): LiveStop["shipment"] {
  const { id, number, type, status, orderNumber, customerName, codAmount, codCurrency } = shipment;
  const { packageCount, palletCount, weight, failureReason, notes } = shipment;
  return {
    ...{ id, number, type, status, orderNumber, customerName, codAmount, codCurrency },
    ...{ packageCount, palletCount, weight, failureReason, notes },
  };
}

/** One stop as the live screen shows it. */
export function toLiveStop(day: RouteDay, row: StopRow, eta: LiveEta | undefined, acting: boolean): LiveStop {
  const shipment = findStopShipment(day, row);
  const { place } = row;
  const required = day.proofs.get(row.shipmentId ?? "");
  const window = getStopWindow(day, row);
  return {
    id: row.id,
    position: row.position,
    type: row.type,
    state: row.state,
    shipment: shipment ? toLiveShipment(shipment) : null,
    proof: required?.proof ?? 0,
    requiresCode: shipment?.type === delivery && row.type === "dropoff" && (required?.isCoded ?? false),
    name: shipment?.customerName ?? place.contact?.name ?? place.name ?? "",
    line: formatAddressLine(place.address),
    phone: shipment
      ? getContactPhone(
          { type: shipment.type, customerPhone: required?.phone ?? null },
          row.type === "pickup" ? "source" : "destination",
          place,
        )
      : (place.contact?.phone ?? null),
    point: place.point,
    ...window,
    customerWindow: eta ? getCustomerWindow({ row, shipment, window, eta }) : null,
    plannedArriveAt: row.arriveAt,
    plannedStartAt: row.startAt,
    plannedEndAt: row.endAt,
    expectedAt: eta?.expectedAt ?? row.arriveAt,
    lateness: eta?.lateness ?? latenessLevels.byCode(row.lateness).code,
    serviceSeconds: row.serviceSeconds,
    fixed: row.fixed,
    arrivedAt: row.arrivedAt,
    finishedAt: row.finishedAt,
    claimedAt: row.claimedAt,
    outsideRadiusMeters: row.outsideRadiusMeters,
    outsideRadiusReason: row.outsideRadiusReason,
    notification: day.notifications?.customers.get(row.shipmentId ?? "") ?? null,
    actions: acting && row.shipmentId !== null ? listAllowedEvents(stopTransitions, row.state) : [],
    version: row.version,
  };
}
