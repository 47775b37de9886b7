import { BulkScreen } from "#app/features/orders/bulk/bulk-screen.tsx";
import { readOrderGrid } from "#app/features/orders/create/look-up.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/orders-create-bulk.ts";

export const loader = screenLoader(readOrderGrid);

export default function CreateOrdersInBulk({ loaderData }: Route.ComponentProps) {
  return <BulkScreen {...loaderData} />;
}
