import { Pencil } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import type { GeocodeCandidate } from "#app/platform/geo/geocoding.ts";
import { type Point, toPlaceAddressInput } from "#app/platform/geo/place.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PinMap } from "#app/ui/map/pins/pin-map.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { FormDialog } from "#app/ui/resource/form/form-dialog.tsx";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { UnplacedOrder } from "../../commands/validate/read-validation.server.ts";
import { type PlaceEnd, placeEnds } from "../../model/order.enums.ts";
import type { ValidationWork } from "./use-validation.ts";
import { ValidationChoices } from "./validation-choices.tsx";

interface ValidationPlaceProps {
  order: UnplacedOrder;
  work: ValidationWork;
  mayConfirm: boolean;
  mapStyleUrl: string;
}

/** The response of the candidates request. */
interface CandidatesResponse {
  data: { candidates: GeocodeCandidate[] };
}

/** The candidates of one end of this version of an order; none when the request was refused. */
interface FoundCandidates {
  request: string;
  candidates: readonly GeocodeCandidate[];
}

/** One Draft order: the map with its pin, the geocoder's candidates, its address. */
export function ValidationPlace({ order, work, mayConfirm, mapStyleUrl }: ValidationPlaceProps) {
  const t = useTranslate();
  const [end, setEnd] = useState<PlaceEnd>(order.uncertain[0] ?? "destination");
  const [editing, setEditing] = useState(false);
  const call = useApi();
  const { id, number, version } = order;
  const requested = `${id} ${end} ${version}`;
  const [found, setFound] = useState<FoundCandidates | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const showCandidates = (candidates: readonly GeocodeCandidate[]) =>
      !signal.aborted && setFound({ request: requested, candidates });
    call<CandidatesResponse>(`orders/${encodeURIComponent(number)}/candidates`, { query: { end }, signal }).then(
      ({ data }) => showCandidates(data.candidates),
      () => showCandidates([]),
    );
    return () => abort.abort();
  }, [call, number, end, requested]);
  const isPending = found?.request !== requested;
  const candidates = isPending ? null : found.candidates;

  const choices = useMemo(
    () => (candidates ?? []).map((each, index) => ({ ...each, letter: String.fromCharCode(65 + index) })),
    [candidates],
  );
  const pin = work.pins.get(`${id}/${end}`) ?? order[end].point;
  const placePin = (point: Point) => work.setPin(id, end, point);
  const { source } = order;
  const origin = useMemo(
    () => (end === "destination" && source.point ? { point: source.point, label: source.name ?? "" } : null),
    [end, source],
  );
  const address = order[end].address;
  const line = [address.line1, [address.postalCode, address.city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const complete = placeEnds.every((each) => order[each].point || work.pins.has(`${id}/${each}`));
  return (
    <>
      <section className="validation-map" aria-label={t("validation:map")}>
        <PinMap
          label={t("validation:map_of", { address: line })}
          point={pin}
          choices={choices}
          origin={origin}
          onMove={placePin}
          styleUrl={mapStyleUrl}
          fitKey={`${id} ${version} ${end} ${choices.length}`}
        />
      </section>
      <aside className="validation-side scroll" aria-label={t("validation:order", { number })}>
        <h2>
          <Link className="link" to={`/orders/${number}`} prefetch="intent">
            {number}
          </Link>
        </h2>
        <p>{order.customerName}</p>
        {order.uncertain.length > 1 && (
          <fieldset className="validation-ends" aria-label={t("validation:end")}>
            {order.uncertain.map((each) => (
              <button key={each} type="button" aria-pressed={end === each} onClick={() => setEnd(each)}>
                {t(`validation:end_${each}`)}
              </button>
            ))}
          </fieldset>
        )}
        <div className="validation-address">
          {order.uncertain.length === 1 && <p className="faint-ink">{t(`validation:end_${end}`)}</p>}
          <address>
            {address.line1}
            <br />
            {[address.postalCode, address.city, address.region, address.country].filter(Boolean).join(" ")}
          </address>
          {mayConfirm && (
            <Button icon={Pencil} onClick={() => setEditing(true)}>
              {t("validation:edit")}
            </Button>
          )}
        </div>
        {order.issues.map((issue) => (
          <p key={issue} className="validation-issue">
            {t(`orders:issue.${issue}`)}
          </p>
        ))}
        <ValidationChoices choices={choices} pending={isPending} pin={pin} onChoose={placePin} />
        {mayConfirm && (
          <Button kind="primary" disabled={!complete} pending={work.busy} onClick={() => work.confirm([order])}>
            {t("validation:confirm")}
          </Button>
        )}
        {!complete && <p className="faint-ink">{t("validation:put_first")}</p>}
      </aside>
      {editing && (
        <FormDialog
          title={t("validation:edit_title")}
          submit={t("validation:search_again")}
          intent="orders.update.locations"
          schema={() => import("../../model/order-parts.ts").then(({ partSchemas }) => partSchemas.locations)}
          sections={buildSections(end)}
          hidden={{ number, version }}
          defaultValue={{ [end]: { name: order[end].name, address: toPlaceAddressInput(address) } }}
          onDone={() => showToast(t("validation:searched"))}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

function buildSections(end: PlaceEnd): readonly FormSection[] {
  return [{ key: end, fields: [{ kind: "address", name: `${end}.address`, label: "validation:address" }] }];
}
