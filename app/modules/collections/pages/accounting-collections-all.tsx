import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { markPrepaid, markUnpaid } from "../commands/collections/mark-prepaid.server.ts";
import { readCollectionsScreen } from "../commands/collections/view-collections.server.ts";
import { generateReceipts } from "../commands/receipts/generate-receipts.server.ts";
import { CollectionsScreen } from "../screens/collections/collections-screen.tsx";
import type { Route } from "./+types/accounting-collections-all.ts";

export const loader = createScreenLoader(readCollectionsScreen);
export const action = createCommandAction([generateReceipts, markPrepaid, markUnpaid]);

export default function Collections({ loaderData }: Route.ComponentProps) {
  return <CollectionsScreen {...loaderData} />;
}
