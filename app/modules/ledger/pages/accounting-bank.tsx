import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readBankScreen } from "../commands/books/view-bank.server.ts";
import { BankScreen } from "../screens/books/bank-screen.tsx";
import type { Route } from "./+types/accounting-bank.ts";

export const loader = createScreenLoader(readBankScreen);

export default function Bank({ loaderData }: Route.ComponentProps) {
  return <BankScreen {...loaderData} />;
}
