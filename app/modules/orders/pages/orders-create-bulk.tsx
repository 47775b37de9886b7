import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readBulkGrid } from "../commands/create/order-options.server.ts";
import { BulkScreen } from "../screens/bulk/bulk-screen.tsx";
import type { Route } from "./+types/orders-create-bulk.ts";

export const loader = createScreenLoader(readBulkGrid);

export default function CreateOrdersInBulk({ loaderData }: Route.ComponentProps) {
  return <BulkScreen {...loaderData} />;
}
