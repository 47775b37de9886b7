import { MapPinOff, Search } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { ActionAnswer } from "#app/domain/kernel/answer.ts";
import type { Point } from "#app/domain/kernel/place.ts";
import type { GeocodeCandidate } from "#app/domain/kernel/ports.ts";
import { PinMap } from "#app/ui/map/pin-map.tsx";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { fillFields } from "#app/ui/resource/form/fill-fields.ts";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";
import { useWords } from "#app/ui/words/use-words.ts";

const searched = ["line1", "postal_code", "city", "region", "country"] as const;
const noChoices: readonly GeocodeCandidate[] = [];

/** The place of a location on a map; the form's coordinates beside it say the same in numbers. Loads the map. */
export default function LocationPin() {
  const say = useWords();
  const styleUrl = useMapStyle();
  const box = useRef<HTMLDivElement>(null);
  const latitude = useFormField("latitude");
  const longitude = useFormField("longitude");
  const [point, setPoint] = useState(() => pointOf(latitude.start, longitude.start));
  const [told, setTold] = useState<"coarse" | "found" | null>(null);
  const fetcher = useFetcher<ActionAnswer<{ candidates: GeocodeCandidate[] }>>();
  const answer = fetcher.data;
  const candidates = answer?.ok ? answer.value.candidates : null;
  const choices = useMemo(
    () =>
      candidates && candidates.length > 1
        ? candidates.map((each, at) => ({ ...each, letter: String.fromCharCode(65 + at) }))
        : [],
    [candidates],
  );

  const fieldsForm = () => box.current?.closest("form") ?? null;
  useEffect(() => {
    const form = fieldsForm();
    if (!form) return;
    const look = () => {
      const { latitude: lat, longitude: lon } = Object.fromEntries(new FormData(form));
      setPoint((before) => sameOr(before, pointOf(lat, lon)));
    };
    form.addEventListener("input", look);
    return () => form.removeEventListener("input", look);
  }, []);

  const put = (next: Point | null) => {
    const form = fieldsForm();
    if (!form) return;
    const written = (value: number | undefined) => (value === undefined ? "" : String(Number(value.toFixed(6))));
    fillFields(form, { latitude: written(next?.latitude), longitude: written(next?.longitude) });
  };
  const take = ({ point: place, precision }: GeocodeCandidate) => {
    put(place);
    setTold(precision === "address" || precision === "street" ? "found" : "coarse");
  };
  const seen = useRef(candidates);
  useEffect(() => {
    if (seen.current === candidates) return;
    seen.current = candidates;
    const [only, other] = candidates ?? noChoices;
    if (only && !other) take(only);
  });

  const find = () => {
    const form = fieldsForm();
    if (!form) return;
    const given = new FormData(form);
    const address = Object.fromEntries(searched.map((part) => [part, String(given.get(`address.${part}`) ?? "")]));
    setTold(null);
    void fetcher.submit(JSON.stringify({ intent: "settings.locations.find", ...address }), {
      method: "post",
      encType: "application/json",
    });
  };
  return (
    <div ref={box} className="field c6 grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button icon={Search} onClick={find} pending={fetcher.state !== "idle"}>
          {say("zones:pin.find")}
        </Button>
        {point && (
          <Button
            kind="ghost"
            icon={MapPinOff}
            onClick={() => {
              setTold(null);
              put(null);
            }}
          >
            {say("zones:pin.clear")}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {answer && !answer.ok && <span className="err">{answer.message}</span>}
        {candidates?.length === 0 && !told && <p>{say("zones:pin.unfound")}</p>}
        {choices.length > 0 && !told && <p>{say("zones:pin.several")}</p>}
        {told === "coarse" && <p>{say("zones:pin.coarse")}</p>}
        {told === "found" && point && (
          <p>
            {say("zones:pin.found", { latitude: point.latitude.toFixed(5), longitude: point.longitude.toFixed(5) })}
          </p>
        )}
      </div>
      {choices.length > 0 && !told && (
        <ul className="grid justify-items-start gap-1">
          {choices.map((choice) => (
            <li key={choice.letter}>
              <Button onClick={() => take(choice)}>
                {say("zones:pin.choose", { letter: choice.letter, label: choice.label })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative h-72 overflow-hidden rounded-md border border-line">
        <PinMap
          label={say("zones:pin.label")}
          point={point}
          choices={told ? [] : choices}
          origin={null}
          onMove={(next) => {
            setTold(null);
            put(next);
          }}
          styleUrl={styleUrl}
          fitKey={`${choices.length} ${told}`}
        />
      </div>
      <span className="hint">{say("zones:pin.hint")}</span>
    </div>
  );
}

function pointOf(latitude: unknown, longitude: unknown): Point | null {
  const [lat, lon] = [latitude, longitude].map((each) =>
    each === "" || each === undefined ? Number.NaN : Number(each),
  );
  if (lat === undefined || lon === undefined || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) return null;
  return { latitude: lat, longitude: lon };
}

/** The same object while it is the same place, so that a map does not move for nothing. */
function sameOr(before: Point | null, after: Point | null): Point | null {
  return before?.latitude === after?.latitude && before?.longitude === after?.longitude ? before : after;
}
