import { useEffect, useState } from "react";
import type { GeocodeCandidate } from "#app/platform/geo/geocoding.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { formatPoint, parsePoint } from "#app/platform/geo/place.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { NearestAddress } from "#app/ui/map/pins/nearest-address.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";

interface ValidationChoicesProps {
  choices: readonly (GeocodeCandidate & { letter: string })[];
  /** The geocoder request is running. */
  pending: boolean;
  pin: Point | null;
  onChoose: (point: Point) => void;
}

/** The geocoder's candidates, labeled like the letters on the map, and fields to enter coordinates by hand. */
export function ValidationChoices({ choices, pending, pin, onChoose }: ValidationChoicesProps) {
  const t = useTranslate();
  return (
    <>
      <fieldset className="validation-choices" aria-busy={pending}>
        <legend>{t("validation:candidates")}</legend>
        {choices.map(({ letter, label, precision, reasons = [], point }) => (
          <label key={letter}>
            <input type="radio" name="candidate" checked={isSamePoint(point, pin)} onChange={() => onChoose(point)} />
            <b>{letter}</b>
            <span>
              {label}
              <span className="faint-ink">
                {" "}
                {[t(`validation:precision.${precision}`), ...reasons.map((each) => t(`map:why.${each}`))].join(", ")}
              </span>
            </span>
          </label>
        ))}
        {!pending && choices.length === 0 && <p className="faint-ink">{t("validation:no_candidates")}</p>}
      </fieldset>
      <NearestAddress point={pin} />
      <Coordinates pin={pin} onChoose={onChoose} />
    </>
  );
}

function isSamePoint(a: Point, b: Point | null): boolean {
  return b !== null && Math.abs(a.longitude - b.longitude) < 1e-6 && Math.abs(a.latitude - b.latitude) < 1e-6;
}

function Coordinates({ pin, onChoose }: Pick<ValidationChoicesProps, "pin" | "onChoose">) {
  const t = useTranslate();
  const shown = pin ? formatPoint(pin) : "";
  const [text, setText] = useState(shown);
  const [isInvalid, setInvalid] = useState(false);
  useEffect(() => {
    setText(shown);
    setInvalid(false);
  }, [shown]);
  const take = () => {
    if (text === shown) return;
    const point = parsePoint(text);
    setInvalid(point === null);
    if (point) onChoose(point);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField
        label={t("validation:coordinates")}
        hint={t("validation:coordinates_hint")}
        errors={isInvalid ? [t("validation:coordinates_wrong")] : []}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={take}
      />
    </form>
  );
}
