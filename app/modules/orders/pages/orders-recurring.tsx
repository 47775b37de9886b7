import { moveRecurring, restoreRecurring, skipRecurring } from "#app/features/orders/recurring/except-dates.server.ts";
import {
  createRecurring,
  endRecurring,
  pauseRecurring,
  resumeRecurring,
} from "#app/features/orders/recurring/recurring-commands.server.ts";
import { RecurringScreen } from "#app/features/orders/recurring/recurring-screen.tsx";
import { recurringScreen } from "#app/features/orders/recurring/view-recurring.server.ts";
import { PlansTabs } from "#app/features/plans/list/plans-tabs.tsx";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/orders-recurring.ts";

export const loader = screenLoader(recurringScreen);
export const action = commandAction([
  ...[createRecurring, pauseRecurring, resumeRecurring, endRecurring],
  ...[skipRecurring, moveRecurring, restoreRecurring],
]);

export default function Recurring({ loaderData: { list, may, plans, zone } }: Route.ComponentProps) {
  return <RecurringScreen list={list} may={may} zone={zone} tabs={plans && <PlansTabs current="recurring" />} />;
}
