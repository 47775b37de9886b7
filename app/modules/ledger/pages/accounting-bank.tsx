import { matchBankLine } from "#app/modules/invoicing/commands/bank/match-line.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readBankScreen } from "../commands/books/view-bank.server.ts";
import { BankScreen } from "../screens/books/bank-screen.tsx";
import type { Route } from "./+types/accounting-bank.ts";

export const loader = createScreenLoader(readBankScreen);
export const action = createCommandAction([matchBankLine]);

export default function Bank({ loaderData }: Route.ComponentProps) {
  return <BankScreen {...loaderData} />;
}
