import { estimateCustomerArrival } from "#app/modules/orders/model/tracked/estimate-arrival.ts";
import type { ArrivalMargin } from "#app/modules/planning/model/eta/arrival-margins.ts";
import type { RouteStatus } from "#app/modules/planning/model/route.enums.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { StopRow } from "../db/route.reads.server.ts";
import type { LiveStop } from "../model/live-route.ts";
import type { Eta, EtaStop } from "../model/route-eta.ts";
import type { RouteDay } from "./route-day.server.ts";

/** The estimate of an arrival, and what bounds the window that a customer is shown. */
export interface LiveEta extends Eta {
  earliestAt: number;
  margin: ArrivalMargin;
  asOf: number;
  routeStatus: RouteStatus;
}

interface ShownStop {
  row: StopRow;
  shipment: RouteDay["shipments"][number] | undefined;
  window: Pick<EtaStop, "windowFrom" | "windowTo">;
  eta: LiveEta;
}

/** What the customer of a delivery is shown, by the rules of the tracking page. */
export function getCustomerWindow({ row, shipment, window, eta }: ShownStop): LiveStop["customerWindow"] {
  if (row.type !== "dropoff" || shipment?.type !== shipmentTypes.code.delivery || !shipment.orderNumber) return null;
  const [from, to] = [window.windowFrom ?? window.windowTo, window.windowTo ?? window.windowFrom];
  const promised = from !== null && to !== null ? { from, to } : null;
  const shown = estimateCustomerArrival({ ...eta, state: row.state, latestAt: row.latestAt }, promised, eta.asOf);
  return shown && { from: shown.from, to: shown.to };
}
