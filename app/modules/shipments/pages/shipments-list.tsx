import { data } from "react-router";
import { now } from "#app/data/kernel/scope.server.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { createPlan } from "#app/features/plans/commands/create-plan.server.ts";
import { listShipments } from "#app/features/shipments/list-shipments.server.ts";
import { assignShipments, clearPlan, shipmentCommands } from "#app/features/shipments/move-shipments.server.ts";
import { planShipments } from "#app/features/shipments/plan-shipments.server.ts";
import { ShipmentsScreen } from "#app/features/shipments/shipments-screen.tsx";
import { setCookie, shipmentTypeCookie } from "#app/http/wrappers/cookies.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/shipments-list.ts";

const read = screenLoader(async (scope, args) => {
  const list = await listShipments(scope, args);
  return list.ok ? ok({ data: list.value, today: localDateOf(now(scope), scope.account.timezone) }) : list;
});

/** The list, and the device remembers its type for the next visit of /shipments. */
export const loader = async (args: Route.LoaderArgs) => {
  const found = await read(args);
  return data(found, { headers: { "Set-Cookie": setCookie(shipmentTypeCookie, found.data.type) } });
};

export const action = commandAction(
  [planShipments, clearPlan, assignShipments, createPlan, ...Object.values(shipmentCommands)],
  { redirectTo: (intent, value) => (intent === "plans.create" ? `/plans/${Object(value).id}` : null) },
);

export default function Shipments({ loaderData }: Route.ComponentProps) {
  return <ShipmentsScreen data={loaderData.data} today={loaderData.today} />;
}
