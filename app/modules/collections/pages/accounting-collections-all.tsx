import { CollectionsScreen } from "#app/features/accounting/collections/collections-screen.tsx";
import { markPrepaid, markUnpaid } from "#app/features/accounting/collections/mark-prepaid.server.ts";
import { collectionsScreen } from "#app/features/accounting/collections/view-collections.server.ts";
import { generateReceipts } from "#app/features/accounting/receipts/generate-receipts.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/accounting-collections-all.ts";

export const loader = screenLoader(collectionsScreen);
export const action = commandAction([generateReceipts, markPrepaid, markUnpaid]);

export default function Collections({ loaderData }: Route.ComponentProps) {
  return <CollectionsScreen {...loaderData} />;
}
