import type { AttendanceSource } from "#app/modules/fleet/model/attendance.enums.ts";
import type { AttendancePlace } from "#app/modules/fleet/model/attendance.ts";
import { Distance } from "#app/ui/formats/measures.tsx";
import { useWords } from "#app/ui/words/use-words.ts";

/** Who checked in or out: of the office by name. */
export function DutyWho({ source, name }: { source: AttendanceSource | null; name: string | null }) {
  const say = useWords();
  if (source === null) return null;
  return source === "office" && name ? name : say(`fleet:source.${source}`);
}

/** Where it was: the team's start, and how far from it where a position is known. */
export function DutyPlace({ place }: { place: AttendancePlace | null }) {
  if (!place?.name) return null;
  return (
    <>
      {place.name}
      {place.distance !== null && (
        <i className="away">
          {" + "}
          <Distance metres={place.distance} />
        </i>
      )}
    </>
  );
}
