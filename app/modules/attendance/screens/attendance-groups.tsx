import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { AttendanceRow } from "../commands/view-attendance.server.ts";
import { type CrewCount, useAttendanceDay } from "./attendance-day.ts";

/** Agents of a team, with where it starts and how many of it are here. */
export function TeamHead({ row: { teamId, team, location } }: { row: AttendanceRow }) {
  const t = useTranslate();
  const { teams } = useAttendanceDay();
  return <Head name={team ?? t("fleet:shifts.no_team")} place={location} crew={teams[teamId ?? ""]} />;
}

/** Agents whose teams start at a location. */
export function LocationHead({ row: { location } }: { row: AttendanceRow }) {
  const t = useTranslate();
  const { locations } = useAttendanceDay();
  return <Head name={location ?? t("fleet:no_location")} place={null} crew={locations[location ?? ""]} />;
}

function Head({ name, place, crew }: { name: string; place: string | null; crew: CrewCount | undefined }) {
  const t = useTranslate();
  const here = crew && t("fleet:group_here", { on_duty: crew.onDuty, total: crew.total });
  return (
    <>
      <b>{name}</b>
      {[place, here].filter(Boolean).join(", ")}
    </>
  );
}
