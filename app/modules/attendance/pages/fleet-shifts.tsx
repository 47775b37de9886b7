import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { changeShifts, copyShifts } from "../commands/change-shifts.server.ts";
import { shiftsScreen } from "../commands/view-shifts.server.ts";
import { ShiftsScreen } from "../screens/shifts-screen.tsx";
import type { Route } from "./+types/fleet-shifts.ts";

export const loader = screenLoader(shiftsScreen);
export const action = commandAction([changeShifts, copyShifts]);

export default function Shifts({ loaderData }: Route.ComponentProps) {
  return <ShiftsScreen key={loaderData.dates[0]} view={loaderData} />;
}
