import { ReceiptsScreen } from "#app/features/accounting/receipts/receipts-screen.tsx";
import { receiptsScreen } from "#app/features/accounting/receipts/view-receipts.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/accounting-receipts.ts";

export const loader = screenLoader(receiptsScreen);

export default function CollectionReceipts({ loaderData }: Route.ComponentProps) {
  return <ReceiptsScreen {...loaderData} />;
}
