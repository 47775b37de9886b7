import { MapPinOff, Search } from "lucide-react";
import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import type { GeocodeCandidate, SuggestedAddress } from "#app/platform/geo/geocoding.ts";
import { isConfidentMatch } from "#app/platform/geo/geocoding.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { useCommand } from "../../client/use-command.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../primitives/button.tsx";
import { fillFields } from "../../resource/form/fill-fields.ts";
import { type TypedPlace, watchFoundPlace } from "../../resource/form/found-place.ts";
import { useFormField } from "../../resource/form/use-form-field.ts";
import { watchForm } from "../../resource/form/watch-form.ts";
import { useMapStyle } from "../use-map-style.ts";
import { NearestAddress } from "./nearest-address.tsx";
import { PinMap } from "./pin-map.tsx";

const searchedFields = ["line1", "postal_code", "city", "region", "country"] as const;
const noChoices: readonly GeocodeCandidate[] = [];

interface PinFieldProps {
  /** The command that looks an address up. */
  find: string;
}

/**
 * The position of an address on a map, synchronized with the form's coordinates. A geocoded pin is removed when the
 * address changes; a pin set by hand in this form stays. Loads the map.
 */
export default function PinField({ find: intent }: PinFieldProps) {
  const t = useTranslate();
  const styleUrl = useMapStyle();
  const box = useRef<HTMLDivElement>(null);
  const latitude = useFormField("latitude");
  const longitude = useFormField("longitude");
  const [point, setPoint] = useState(() => parsePoint(latitude.start, longitude.start));
  const [notice, setNotice] = useState<"coarse" | "found" | "gone" | null>(null);
  const byHand = useRef(false);
  /** The map follows typed coordinates, but not a dragged pin. */
  const writing = useRef(false);
  const [typed, setTyped] = useState(0);
  const { run, result, busy } = useCommand<{ candidates: GeocodeCandidate[] }>();
  const candidates = result?.ok ? result.value.candidates : null;
  const choices = useMemo(
    () =>
      candidates && candidates.length > 1
        ? candidates.map((each, at) => ({ ...each, letter: String.fromCharCode(65 + at) }))
        : [],
    [candidates],
  );

  const followFound = useRef<(found: TypedPlace) => void>(() => {});
  const fieldsForm = () => box.current?.closest("form") ?? null;
  useEffect(() => {
    const form = fieldsForm();
    if (!form) return;
    const look = ({ target }: Event) => {
      const name = target instanceof Element ? (target.getAttribute("name") ?? "") : "";
      if (name === "latitude" || name === "longitude") {
        byHand.current = true;
        if (!writing.current) setTyped((before) => before + 1);
      }
      const { latitude: lat, longitude: lon } = Object.fromEntries(new FormData(form));
      const next = parsePoint(lat, lon);
      setPoint((before) => keepIfSame(before, next));
      if (!next || byHand.current || !searchedFields.some((part) => name === `address.${part}`)) return;
      writeCoordinates(form, null);
      byHand.current = false;
      setNotice("gone");
    };
    return watchForm(form, ["input"], look);
  }, []);
  useEffect(() => {
    const form = fieldsForm();
    return form ? watchFoundPlace(form, (found) => followFound.current(found)) : undefined;
  }, []);

  const put = (next: Point | null, hand: boolean) => {
    const form = fieldsForm();
    writing.current = true;
    if (form) writeCoordinates(form, next);
    writing.current = false;
    byHand.current = hand;
  };
  /** The pin goes to a found place and the map follows: in one transition with the pin, which is set in one. */
  const follow = (found: Point, isExact: boolean) => {
    put(found, false);
    startTransition(() => {
      setNotice(isExact ? "found" : "coarse");
      setTyped((before) => before + 1);
    });
  };
  const take = (candidate: GeocodeCandidate) => follow(candidate.point, isConfidentMatch(candidate));
  followFound.current = ({ name, point: found, exact }) => name === "address" && follow(found, exact);
  const applyAddress = ({ line1, postal_code, city }: SuggestedAddress) => {
    const form = fieldsForm();
    // A pin set by hand stays.
    byHand.current = true;
    if (form) fillFields(form, { "address.line1": line1, "address.postal_code": postal_code, "address.city": city });
  };
  const handled = useRef(candidates);
  useEffect(() => {
    if (handled.current === candidates) return;
    handled.current = candidates;
    const [only, other] = candidates ?? noChoices;
    if (only && !other) take(only);
  });

  const find = () => {
    const form = fieldsForm();
    if (!form) return;
    const fields = new FormData(form);
    const address = Object.fromEntries(
      searchedFields.map((part) => [part, String(fields.get(`address.${part}`) ?? "")]),
    );
    setNotice(null);
    void run(intent, address);
  };
  return (
    <div ref={box} className="field span-6 grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button icon={Search} onClick={find} pending={busy}>
          {t("map:place.find")}
        </Button>
        {point && (
          <Button
            kind="ghost"
            icon={MapPinOff}
            onClick={() => {
              setNotice(null);
              put(null, false);
            }}
          >
            {t("map:place.clear")}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {result && !result.ok && <span className="field-error">{result.message}</span>}
        {candidates?.length === 0 && !notice && <p>{t("map:place.unfound")}</p>}
        {choices.length > 0 && !notice && <p>{t("map:place.several")}</p>}
        {notice === "coarse" && <p>{t("map:place.coarse")}</p>}
        {notice === "gone" && !point && <p>{t("map:place.gone")}</p>}
        {notice === "found" && point && (
          <p>{t("map:place.found", { latitude: point.latitude.toFixed(5), longitude: point.longitude.toFixed(5) })}</p>
        )}
      </div>
      {choices.length > 0 && !notice && (
        <ul className="grid justify-items-start gap-1">
          {choices.map((choice) => (
            <li key={choice.letter}>
              <Button onClick={() => take(choice)}>
                {t("map:place.choose", {
                  letter: choice.letter,
                  label: [choice.label, ...(choice.reasons ?? []).map((each) => t(`map:why.${each}`))].join(", "),
                })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative h-72 overflow-hidden rounded-md border border-line">
        <PinMap
          label={t("map:place.label")}
          point={point}
          choices={notice ? [] : choices}
          origin={null}
          onMove={(next) => {
            setNotice(null);
            put(next, true);
          }}
          styleUrl={styleUrl}
          fitKey={`${choices.length} ${notice} ${typed}`}
        />
      </div>
      <NearestAddress point={point} onTake={applyAddress} />
      <span className="hint">{t("map:place.hint")}</span>
    </div>
  );
}

/** Writes a place into the form's coordinates. */
function writeCoordinates(form: HTMLFormElement, place: Point | null): void {
  const written = (value: number | undefined) => (value === undefined ? "" : String(Number(value.toFixed(6))));
  fillFields(form, { latitude: written(place?.latitude), longitude: written(place?.longitude) });
}

function parsePoint(latitude: unknown, longitude: unknown): Point | null {
  const [lat, lon] = [latitude, longitude].map((each) =>
    each === "" || each === undefined ? Number.NaN : Number(each),
  );
  if (lat === undefined || lon === undefined || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) return null;
  return { latitude: lat, longitude: lon };
}

/** The same object while it is the same place, so that a map does not move for nothing. */
function keepIfSame(before: Point | null, after: Point | null): Point | null {
  return before?.latitude === after?.latitude && before?.longitude === after?.longitude ? before : after;
}
