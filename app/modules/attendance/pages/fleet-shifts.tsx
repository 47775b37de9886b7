import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { changeShifts, copyShifts } from "../commands/change-shifts.server.ts";
import { readShiftsScreen } from "../commands/view-shifts.server.ts";
import { ShiftsScreen } from "../screens/shifts-screen.tsx";
import type { Route } from "./+types/fleet-shifts.ts";

export const loader = createScreenLoader(readShiftsScreen);
export const action = createCommandAction([changeShifts, copyShifts]);

export default function Shifts({ loaderData }: Route.ComponentProps) {
  return <ShiftsScreen key={loaderData.dates[0]} view={loaderData} />;
}
