import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { confirmDeposit, voidDeposit } from "../commands/change-deposit.server.ts";
import { viewDeposit } from "../commands/view-deposits.server.ts";
import { DepositPage } from "../screens/deposit-page.tsx";
import type { Route } from "./+types/accounting-deposit.ts";

export const loader = createScreenLoader(viewDeposit);
export const action = createCommandAction([confirmDeposit, voidDeposit]);

export default function Deposit({ loaderData }: Route.ComponentProps) {
  return <DepositPage key={`${loaderData.deposit.id}-${loaderData.deposit.version}`} view={loaderData} />;
}
