import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { combineBilling } from "../commands/billing/combine-billing.server.ts";
import { readCombineScreen } from "../commands/billing/view-pending.server.ts";
import { PendingScreen } from "../screens/billing/pending-screen.tsx";
import type { Route } from "./+types/billing-combine.ts";

export const loader = createScreenLoader(readCombineScreen);
export const action = createCommandAction([combineBilling]);

export default function CombinedBilling({ loaderData }: Route.ComponentProps) {
  return <PendingScreen part="combine" {...loaderData} />;
}
