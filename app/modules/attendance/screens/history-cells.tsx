import type { AttendanceSource } from "#app/modules/fleet/model/attendance.enums.ts";
import type { AttendancePlace } from "#app/modules/fleet/model/attendance.ts";
import { DistanceText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";

/** Who performed a check-in or check-out; members of the office by name. */
export function AttendanceActor({ source, name }: { source: AttendanceSource | null; name: string | null }) {
  const t = useTranslate();
  if (source === null) return null;
  return source === "office" && name ? name : t(`fleet:source.${source}`);
}

/** The team's start location, and the distance from it when the position is known. */
export function AttendancePlaceCell({ place }: { place: AttendancePlace | null }) {
  if (!place?.name) return null;
  return (
    <>
      {place.name}
      {place.distance !== null && (
        <i className="away">
          {" + "}
          <DistanceText metres={place.distance} />
        </i>
      )}
    </>
  );
}
