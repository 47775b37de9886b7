import { changeShifts, copyShifts } from "#app/features/fleet/change-shifts.server.ts";
import { ShiftsScreen } from "#app/features/fleet/shifts-screen.tsx";
import { shiftsScreen } from "#app/features/fleet/view-shifts.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/fleet-shifts.ts";

export const loader = screenLoader(shiftsScreen);
export const action = commandAction([changeShifts, copyShifts]);

export default function Shifts({ loaderData }: Route.ComponentProps) {
  return <ShiftsScreen key={loaderData.dates[0]} view={loaderData} />;
}
