import { useEffect, useState } from "react";
import type { GeocodeCandidate } from "#app/platform/geo/geocoding.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { readPoint, writePoint } from "#app/platform/geo/point-text.ts";
import { NearestAddress } from "#app/ui/map/pins/nearest-address.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { useWords } from "#app/ui/words/use-words.ts";

interface ValidationChoicesProps {
  choices: readonly (GeocodeCandidate & { letter: string })[];
  /** The geocoder is being asked. */
  pending: boolean;
  pin: Point | null;
  onPut: (point: Point) => void;
}

/** What the geocoder offers, by the letters on the map, and the pin's coordinates for who has them from elsewhere. */
export function ValidationChoices({ choices, pending, pin, onPut }: ValidationChoicesProps) {
  const say = useWords();
  return (
    <>
      <fieldset className="validation-choices" aria-busy={pending}>
        <legend>{say("validation:candidates")}</legend>
        {choices.map(({ letter, label, precision, why = [], point }) => (
          <label key={letter}>
            <input type="radio" name="candidate" checked={samePoint(point, pin)} onChange={() => onPut(point)} />
            <b>{letter}</b>
            <span>
              {label}
              <span className="faint-ink">
                {" "}
                {[say(`validation:precision.${precision}`), ...why.map((each) => say(`map:why.${each}`))].join(", ")}
              </span>
            </span>
          </label>
        ))}
        {!pending && choices.length === 0 && <p className="faint-ink">{say("validation:no_candidates")}</p>}
      </fieldset>
      <NearestAddress point={pin} />
      <Coordinates pin={pin} onPut={onPut} />
    </>
  );
}

function samePoint(a: Point, b: Point | null): boolean {
  return b !== null && Math.abs(a.longitude - b.longitude) < 1e-6 && Math.abs(a.latitude - b.latitude) < 1e-6;
}

function Coordinates({ pin, onPut }: Pick<ValidationChoicesProps, "pin" | "onPut">) {
  const say = useWords();
  const shown = pin ? writePoint(pin) : "";
  const [text, setText] = useState(shown);
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    setText(shown);
    setWrong(false);
  }, [shown]);
  const take = () => {
    if (text === shown) return;
    const point = readPoint(text);
    setWrong(point === null);
    if (point) onPut(point);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField
        label={say("validation:coordinates")}
        hint={say("validation:coordinates_hint")}
        errors={wrong ? [say("validation:coordinates_wrong")] : []}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={take}
      />
    </form>
  );
}
