import { CollectionsScreen } from "#app/features/accounting/collections-screen.tsx";
import { generateReceipts } from "#app/features/accounting/generate-receipts.server.ts";
import { markPrepaid, markUnpaid } from "#app/features/accounting/mark-prepaid.server.ts";
import { collectionsScreen } from "#app/features/accounting/view-collections.server.ts";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import type { Route } from "./+types/accounting-collections-all.ts";

export const loader = screenLoader(collectionsScreen);
export const action = commandAction([generateReceipts, markPrepaid, markUnpaid]);

export default function Collections({ loaderData }: Route.ComponentProps) {
  return <CollectionsScreen {...loaderData} />;
}
