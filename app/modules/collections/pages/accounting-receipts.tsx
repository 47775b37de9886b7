import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readReceiptsScreen } from "../commands/receipts/view-receipts.server.ts";
import { ReceiptsScreen } from "../screens/receipts/receipts-screen.tsx";
import type { Route } from "./+types/accounting-receipts.ts";

export const loader = createScreenLoader(readReceiptsScreen);

export default function CollectionReceipts({ loaderData }: Route.ComponentProps) {
  return <ReceiptsScreen {...loaderData} />;
}
