import { combineBilling } from "#app/features/accounting/billing/combine.server.ts";
import { PendingScreen } from "#app/features/accounting/billing/pending-screen.tsx";
import { combineScreen } from "#app/features/accounting/billing/view-pending.server.ts";

import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/billing-combine.ts";

export const loader = screenLoader(combineScreen);
export const action = commandAction([combineBilling]);

export default function CombinedBilling({ loaderData }: Route.ComponentProps) {
  return <PendingScreen part="combine" {...loaderData} />;
}
