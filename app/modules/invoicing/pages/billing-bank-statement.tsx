import { bankStatementScreen } from "#app/features/accounting/bank/bank-statement-screen.server.ts";
import { BankStatementScreen } from "#app/features/accounting/bank/bank-statement-screen.tsx";
import { bookPayments } from "#app/features/accounting/bank/book-payments.server.ts";
import { readBankStatement } from "#app/features/accounting/bank/read-statement.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/billing-bank-statement.ts";

export const loader = screenLoader(bankStatementScreen);
export const action = commandAction([readBankStatement, bookPayments]);

export default function BankStatement({ loaderData }: Route.ComponentProps) {
  return <BankStatementScreen {...loaderData} />;
}
