import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { holdingsScreen } from "../commands/collections/view-holdings.server.ts";
import { generateReceipts } from "../commands/receipts/generate-receipts.server.ts";
import { HoldingsScreen } from "../screens/collections/holdings-screen.tsx";
import type { Route } from "./+types/accounting-collections-pending.ts";

export const loader = screenLoader(holdingsScreen);
export const action = commandAction([generateReceipts]);

export default function PendingCollections({ loaderData }: Route.ComponentProps) {
  return <HoldingsScreen {...loaderData} />;
}
