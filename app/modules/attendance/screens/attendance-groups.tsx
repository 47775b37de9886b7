import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { AttendanceRow } from "../commands/view-attendance.server.ts";
import { type CrewCount, useAttendanceDay } from "./attendance-day.ts";

/** Group heading of a team, with its start location and how many agents are on duty. */
export function TeamHead({ row: { teamId, team, location } }: { row: AttendanceRow }) {
  const t = useTranslate();
  const { teams } = useAttendanceDay();
  return <Head name={team ?? t("fleet:shifts.no_team")} place={location} crew={teams[teamId ?? ""]} />;
}

/** Group heading of a start location. */
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
