import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { bookPayments } from "../commands/bank/book-payments.server.ts";
import { readBankStatement, readBankStatementScreen } from "../commands/bank/read-bank-statement.server.ts";
import { BankStatementScreen } from "../screens/bank/bank-statement-screen.tsx";
import type { Route } from "./+types/billing-bank-statement.ts";

export const loader = createScreenLoader(readBankStatementScreen);
export const action = createCommandAction([readBankStatement, bookPayments]);

export default function BankStatement({ loaderData }: Route.ComponentProps) {
  return <BankStatementScreen {...loaderData} />;
}
