import { useCallback } from "react";
import { data } from "react-router";
import { planShipments } from "#app/modules/plans/commands/shipments/plan-shipments.server.ts";
import { planSelection } from "#app/modules/plans/screens/shipments/plan-selection.tsx";
import { now } from "#app/platform/db/scope.server.ts";
import { formatSetCookie, shipmentTypeCookie } from "#app/platform/http/cookies.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { listShipments } from "../commands/list-shipments.server.ts";
import { assignShipments, clearPlan, shipmentCommands } from "../commands/move-shipments.server.ts";
import type { ListedShipment } from "../commands/shipment-names.server.ts";
import { ShipmentsScreen } from "../screens/shipments-screen.tsx";
import type { Route } from "./+types/shipments-list.ts";

const read = createScreenLoader(async (scope, args) => {
  const list = await listShipments(scope, args);
  return list.ok ? ok({ data: list.value, today: toLocalDate(now(scope), scope.account.timezone) }) : list;
});

/** Also stores the type in a cookie, for the next visit of /shipments. */
export const loader = async (args: Route.LoaderArgs) => {
  const found = await read(args);
  return data(found, { headers: { "Set-Cookie": formatSetCookie(shipmentTypeCookie, found.data.type) } });
};

export const action = createCommandAction([
  planShipments,
  clearPlan,
  assignShipments,
  ...Object.values(shipmentCommands),
]);

export default function Shipments({ loaderData }: Route.ComponentProps) {
  const { data: list, today } = loaderData;
  const planning = useCallback((type: number) => planSelection<ListedShipment>(today, type), [today]);
  return <ShipmentsScreen data={list} planSelection={planning} />;
}
