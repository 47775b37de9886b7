import { generateReceipts } from "#app/features/accounting/generate-receipts.server.ts";
import { HoldingsScreen } from "#app/features/accounting/holdings-screen.tsx";
import { holdingsScreen } from "#app/features/accounting/view-holdings.server.ts";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import type { Route } from "./+types/accounting-collections-pending.ts";

export const loader = screenLoader(holdingsScreen);
export const action = commandAction([generateReceipts]);

export default function PendingCollections({ loaderData }: Route.ComponentProps) {
  return <HoldingsScreen {...loaderData} />;
}
