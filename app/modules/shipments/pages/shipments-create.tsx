import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { listOrdersToShip } from "../commands/list-orders-to-ship.server.ts";
import { storeShipments } from "../commands/store-shipments.server.ts";
import { CreateShipmentsScreen } from "../screens/create-shipments-screen.tsx";
import type { Route } from "./+types/shipments-create.ts";

export const loader = createScreenLoader(listOrdersToShip);

export const action = createCommandAction([storeShipments]);

export default function CreateShipments({ loaderData }: Route.ComponentProps) {
  return <CreateShipmentsScreen data={loaderData} />;
}
