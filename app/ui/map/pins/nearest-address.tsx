import { useEffect, useState } from "react";
import type { SuggestedAddress } from "#app/platform/geo/geocoding.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { formatPoint } from "#app/platform/geo/place.ts";
import { useApi } from "../../client/use-api.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../primitives/button.tsx";

/** A moved pin looks up its address after resting this long, milliseconds. */
const REST_MS = 300;

interface NearestAddressProps {
  point: Point | null;
  /** Copies the address into the pin's form. */
  onTake?: (house: SuggestedAddress) => void;
}

/** The address of the house at a pin, if known, so that a person moving the pin sees which house it marks. */
export function NearestAddress({ point, onTake }: NearestAddressProps) {
  const t = useTranslate();
  const call = useApi({ quiet: true });
  const [found, setFound] = useState<{ at: string; house: SuggestedAddress | undefined } | null>(null);
  const [takenAt, setTakenAt] = useState("");
  const at = point ? formatPoint(point) : "";
  useEffect(() => {
    if (at === "") return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call<{ data: { addresses: SuggestedAddress[] } }>("addresses", {
        query: { near: at },
        signal: abort.signal,
      }).then(
        ({ data }) => setFound({ at, house: data.addresses[0] }),
        // Optional help: on failure nothing is shown.
        () => setFound(null),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [at, call]);
  const house = found?.at === at ? found.house : undefined;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="faint-ink" aria-live="polite">
        {house && t("map:nearest", { address: `${house.line1}, ${house.postal_code} ${house.city}`.trim() })}
      </p>
      {house && onTake && takenAt !== at && (
        <Button
          onClick={() => {
            setTakenAt(at);
            onTake(house);
          }}
        >
          {t("map:nearest_take")}
        </Button>
      )}
    </div>
  );
}
