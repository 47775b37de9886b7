import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { bankStatementScreen } from "../commands/bank/bank-statement-screen.server.ts";
import { bookPayments } from "../commands/bank/book-payments.server.ts";
import { readBankStatement } from "../commands/bank/read-statement.server.ts";
import { BankStatementScreen } from "../screens/bank/bank-statement-screen.tsx";
import type { Route } from "./+types/billing-bank-statement.ts";

export const loader = screenLoader(bankStatementScreen);
export const action = commandAction([readBankStatement, bookPayments]);

export default function BankStatement({ loaderData }: Route.ComponentProps) {
  return <BankStatementScreen {...loaderData} />;
}
