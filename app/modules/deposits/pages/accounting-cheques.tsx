import { returnCheque } from "#app/modules/invoicing/commands/cheques/return-cheque.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { collectChequeAgain } from "../commands/collect-cheque-again.server.ts";
import { createDeposit } from "../commands/create-deposit.server.ts";
import { readChequesScreen } from "../commands/view-deposits.server.ts";
import { ChequesScreen } from "../screens/cheques-screen.tsx";
import type { Route } from "./+types/accounting-cheques.ts";

export const loader = createScreenLoader(readChequesScreen);
export const action = createCommandAction([createDeposit, returnCheque, collectChequeAgain]);

export default function Cheques({ loaderData }: Route.ComponentProps) {
  return <ChequesScreen list={loaderData.list} may={loaderData.may} />;
}
