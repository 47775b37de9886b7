import { redirect } from "react-router";
import { hasFeature } from "#app/domain/access/can.ts";
import { shipmentTypes } from "#app/domain/shipments/shipment.enums.ts";
import { scopeContext } from "#app/http/contexts.server.ts";
import { readCookie, shipmentTypeCookie } from "#app/http/cookies.server.ts";
import type { Route } from "./+types/shipments.ts";

/** The last used type, otherwise pickups where that feature is on, otherwise deliveries (platform §2.3). */
export function loader({ context, request }: Route.LoaderArgs) {
  const both = hasFeature(context.get(scopeContext).account, "pickups_and_transfers");
  const offered = shipmentTypes.rows.filter(({ code }) => code > 2 || both);
  const last = offered.find(({ path }) => path === readCookie(request, shipmentTypeCookie));
  return redirect(`/shipments/${last?.path ?? (both ? "pickups" : "deliveries")}`);
}
