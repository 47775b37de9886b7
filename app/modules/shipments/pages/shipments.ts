import { redirect } from "react-router";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { readCookie, shipmentTypeCookie } from "#app/platform/http/cookies.server.ts";
import { listOfferedTypes } from "../commands/shipment-type.server.ts";
import type { Route } from "./+types/shipments.ts";

/** Redirects to the last used type, otherwise to pickups when that feature is on, otherwise to deliveries. */
export function loader({ context, request }: Route.LoaderArgs) {
  const offered = listOfferedTypes(context.get(scopeContext));
  const last = offered.find(({ path }) => path === readCookie(request, shipmentTypeCookie));
  return redirect(`/shipments/${(last ?? offered[0])?.path}`);
}
