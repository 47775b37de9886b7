import { PlansTabs } from "#app/modules/plans/screens/list/plans-tabs.tsx";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { moveRecurring, restoreRecurring, skipRecurring } from "../commands/recurring/date-exceptions.server.ts";
import {
  createRecurring,
  endRecurring,
  pauseRecurring,
  resumeRecurring,
} from "../commands/recurring/recurring-commands.server.ts";
import { readRecurringScreen } from "../commands/recurring/view-recurring.server.ts";
import { RecurringScreen } from "../screens/recurring/recurring-screen.tsx";
import type { Route } from "./+types/orders-recurring.ts";

export const loader = createScreenLoader(readRecurringScreen);
export const action = createCommandAction([
  ...[createRecurring, pauseRecurring, resumeRecurring, endRecurring],
  ...[skipRecurring, moveRecurring, restoreRecurring],
]);

export default function Recurring({ loaderData: { list, may, plans, zone } }: Route.ComponentProps) {
  return <RecurringScreen list={list} may={may} zone={zone} tabs={plans && <PlansTabs current="recurring" />} />;
}
