import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { receiveReceipt } from "../commands/receipts/receive-receipt.server.ts";
import { reopenReceipt } from "../commands/receipts/reopen-receipt.server.ts";
import { viewReceipt } from "../commands/receipts/view-receipts.server.ts";
import { voidReceipt } from "../commands/receipts/void-receipt.server.ts";
import { ReceiptPage } from "../screens/receipts/receipt-page.tsx";
import type { Route } from "./+types/accounting-receipt.ts";

export const loader = createScreenLoader(viewReceipt);
export const action = createCommandAction([receiveReceipt, reopenReceipt, voidReceipt]);

export default function CollectionReceipt({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage key={`${loaderData.receipt.id}-${loaderData.receipt.version}`} view={loaderData} />;
}
