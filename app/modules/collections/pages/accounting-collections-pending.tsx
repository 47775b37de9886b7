import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readHoldingsScreen } from "../commands/collections/view-holdings.server.ts";
import { generateReceipts } from "../commands/receipts/generate-receipts.server.ts";
import { HoldingsScreen } from "../screens/collections/holdings-screen.tsx";
import type { Route } from "./+types/accounting-collections-pending.ts";

export const loader = createScreenLoader(readHoldingsScreen);
export const action = createCommandAction([generateReceipts]);

export default function PendingCollections({ loaderData }: Route.ComponentProps) {
  return <HoldingsScreen {...loaderData} />;
}
