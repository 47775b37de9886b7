import {
  closeTill,
  createTill,
  renameTill,
  reopenTill,
} from "#app/modules/ledger/commands/tills/change-tills.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { countTill } from "../commands/count-till.server.ts";
import { createDeposit } from "../commands/create-deposit.server.ts";
import { moveCash } from "../commands/move-cash.server.ts";
import { readCashBook } from "../commands/view-cash-book.server.ts";
import { CashBookScreen } from "../screens/cash-book-screen.tsx";
import type { Route } from "./+types/accounting-cash-book.ts";

export const loader = createScreenLoader(readCashBook);
export const action = createCommandAction([
  ...[createDeposit, countTill, moveCash],
  ...[createTill, renameTill, closeTill, reopenTill],
]);

export default function CashBook({ loaderData }: Route.ComponentProps) {
  return <CashBookScreen book={loaderData} />;
}
