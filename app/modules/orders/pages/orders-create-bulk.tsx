import { screenLoader } from "#app/platform/http/screens.server.ts";
import { readOrderGrid } from "../commands/create/look-up.server.ts";
import { BulkScreen } from "../screens/bulk/bulk-screen.tsx";
import type { Route } from "./+types/orders-create-bulk.ts";

export const loader = screenLoader(readOrderGrid);

export default function CreateOrdersInBulk({ loaderData }: Route.ComponentProps) {
  return <BulkScreen {...loaderData} />;
}
