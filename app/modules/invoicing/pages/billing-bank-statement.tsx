import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { bankRuleCatalogue } from "../commands/bank/bank-rules.server.ts";
import { bookPayments } from "../commands/bank/book-payments.server.ts";
import { readBankStatement, readBankStatementScreen } from "../commands/bank/read-bank-statement.server.ts";
import { unbookLine } from "../commands/bank/unbook-line.server.ts";
import { BankStatementScreen } from "../screens/bank/bank-statement-screen.tsx";
import type { Route } from "./+types/billing-bank-statement.ts";

export const loader = createScreenLoader(readBankStatementScreen);
export const action = createCommandAction([readBankStatement, bookPayments, unbookLine, bankRuleCatalogue.create]);

export default function BankStatement({ loaderData }: Route.ComponentProps) {
  return <BankStatementScreen {...loaderData} />;
}
