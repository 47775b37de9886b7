import type { AttendancePlace, AttendanceSource } from "#app/domain/fleet/attendance.ts";
import { Distance } from "#app/ui/formats/measures.tsx";
import { useWords } from "#app/ui/words/use-words.ts";

/** Who checked in or out. */
export function SourceWord({ source }: { source: AttendanceSource | null }) {
  const say = useWords();
  return source === null ? null : say(`fleet:source.${source}`);
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
