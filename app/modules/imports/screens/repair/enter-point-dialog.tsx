import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { GeocodeCandidate } from "#app/platform/geo/geocoding.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { formatPoint, parsePoint } from "#app/platform/geo/place.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PinMap } from "#app/ui/map/pins/pin-map.tsx";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import type { ImportRowView } from "../../model/row-view.ts";

interface EnterPointDialogProps {
  row: ImportRowView;
  onPick: (point: Point) => void;
  onClose: () => void;
}

/**
 * Sets the point of an address that the geocoder could not place for sure: with a pin on the map, or as coordinates.
 */
export function EnterPointDialog({ row, onPick, onClose }: EnterPointDialogProps) {
  const t = useTranslate();
  const styleUrl = useMapStyle();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const point = useMemo(() => parsePoint(text), [text]);
  const { candidates, busy } = useCandidates(row.row);
  const placePin = (next: Point) => {
    setText(formatPoint(next));
    setWrong(false);
  };
  const take = () => (point ? onPick(point) : setWrong(true));
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {t("imports:pick.cancel")}
      </Button>
      <Button kind="primary" onClick={take}>
        {t("imports:pick.use")}
      </Button>
    </>
  );
  const address = [row.values.address, row.values.postal_code, row.values.city].filter(Boolean).join(", ");
  return (
    <Dialog open wide title={t("imports:pick.title", { address })} onClose={onClose} footer={footer}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <TextField
          label={t("imports:pick.point")}
          hint={t("imports:pick.hint")}
          errors={wrong ? [t("imports:pick.invalid")] : []}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div aria-live="polite" aria-busy={busy}>
          {candidates.length === 0 && !busy && <p className="faint-ink">{t("imports:pick.unfound")}</p>}
          {candidates.length > 0 && (
            <ul className="grid justify-items-start gap-1" aria-label={t("imports:pick.found")}>
              {candidates.map(({ letter, label, point: place }) => (
                <li key={letter}>
                  <Button onClick={() => placePin(place)}>
                    <b>{letter}</b> {label}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="relative h-72 overflow-hidden rounded-md border border-line">
          <PinMap
            label={t("imports:pick.map", { address })}
            point={point}
            choices={candidates}
            origin={null}
            onMove={placePin}
            styleUrl={styleUrl}
            fitKey={String(candidates.length)}
          />
        </div>
      </form>
    </Dialog>
  );
}

/** The geocoder's candidates for the row's address, lettered. */
function useCandidates(row: number) {
  const { run, result, busy } = useCommand<{ candidates: GeocodeCandidate[] }>();
  const find = useEffectEvent((of: number) => void run("orders.import.find_place", { row: of }));
  useEffect(() => find(row), [row]);
  const candidates = useMemo(
    () =>
      (result?.ok ? result.value.candidates : []).map((each, index) => ({
        ...each,
        letter: String.fromCharCode(65 + index),
      })),
    [result],
  );
  return { candidates, busy };
}
