import { HoldingsScreen } from "#app/features/accounting/collections/holdings-screen.tsx";
import { holdingsScreen } from "#app/features/accounting/collections/view-holdings.server.ts";
import { generateReceipts } from "#app/features/accounting/receipts/generate-receipts.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/accounting-collections-pending.ts";

export const loader = screenLoader(holdingsScreen);
export const action = commandAction([generateReceipts]);

export default function PendingCollections({ loaderData }: Route.ComponentProps) {
  return <HoldingsScreen {...loaderData} />;
}
