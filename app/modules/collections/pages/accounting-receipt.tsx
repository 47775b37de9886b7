import { ReceiptPage } from "#app/features/accounting/receipts/receipt-page.tsx";
import { receiveReceipt } from "#app/features/accounting/receipts/receive-receipt.server.ts";
import { reopenReceipt } from "#app/features/accounting/receipts/reopen-receipt.server.ts";
import { viewReceipt } from "#app/features/accounting/receipts/view-receipts.server.ts";
import { voidReceipt } from "#app/features/accounting/receipts/void-receipt.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/accounting-receipt.ts";

export const loader = screenLoader(viewReceipt);
export const action = commandAction([receiveReceipt, reopenReceipt, voidReceipt]);

export default function CollectionReceipt({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage key={`${loaderData.receipt.id}-${loaderData.receipt.version}`} view={loaderData} />;
}
