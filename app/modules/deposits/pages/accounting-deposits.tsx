import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readDepositsScreen } from "../commands/view-deposits.server.ts";
import { DepositsScreen } from "../screens/deposits-screen.tsx";
import type { Route } from "./+types/accounting-deposits.ts";

export const loader = createScreenLoader(readDepositsScreen);

export default function Deposits({ loaderData }: Route.ComponentProps) {
  return <DepositsScreen {...loaderData} />;
}
