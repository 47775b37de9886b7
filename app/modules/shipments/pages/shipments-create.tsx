import { CreateShipmentsScreen } from "#app/features/shipments/create-shipments-screen.tsx";
import { ordersToShip } from "#app/features/shipments/orders-to-ship.server.ts";
import { storeShipments } from "#app/features/shipments/store-shipments.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/shipments-create.ts";

export const loader = screenLoader(ordersToShip);

export const action = commandAction([storeShipments]);

export default function CreateShipments({ loaderData }: Route.ComponentProps) {
  return <CreateShipmentsScreen data={loaderData} />;
}
