import { type AttendancePlace, type AttendanceSource, whoBy } from "#app/domain/fleet/attendance.ts";
import { Distance } from "#app/ui/formats/measures.tsx";
import { useWords } from "#app/ui/words/use-words.ts";

/** Who checked in or out: the agent, the clock, or somebody by name. */
export function DutyWho({
  source,
  name,
  agent,
}: {
  source: AttendanceSource | null;
  name: string | null;
  agent: string;
}) {
  const say = useWords();
  if (source === null) return null;
  const named = whoBy(source, name, agent);
  return (
    <>
      {say(`fleet:source.${source}`)}
      {named && <i className="away">{`: ${named}`}</i>}
    </>
  );
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
