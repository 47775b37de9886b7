import { Search } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { BareCheckbox } from "#app/ui/primitives/checkbox.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { Skeleton } from "#app/ui/primitives/skeleton.tsx";
import { AddMissing } from "#app/ui/shell/add-missing.tsx";
import { formatLocalWindow } from "../inspector/stop-list.tsx";
import { loadPendingShipments, MAX_PICKER_ROWS, type PendingShipment } from "./pending-shipments.ts";

interface ShipmentPickerProps {
  type: ShipmentType;
  chosen: ReadonlySet<string>;
  onChosen(ids: ReadonlySet<string>): void;
}

type Loaded = { shipments: PendingShipment[]; more: boolean } | "loading" | "failed";

/** Pending shipments to select, with a search over all of them. */
export function ShipmentPicker({ type, chosen, onChosen }: ShipmentPickerProps) {
  const { t } = useTranslation("plans");
  const call = useApi();
  const [search, setSearch] = useState("");
  const [loaded, setLoaded] = useState<Loaded>("loading");
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        loadPendingShipments(call, type, search.trim(), abort.signal).then(setLoaded, () => {
          if (!abort.signal.aborted) setLoaded("failed");
        });
      },
      search ? 200 : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [call, type, search]);
  return (
    <div className="picker">
      <label className="input-search">
        <Icon of={Search} size={14} />
        <span className="visually-hidden">{t("shipments.search")}</span>
        <input
          type="search"
          value={search}
          placeholder={t("shipments.search")}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      {loaded === "loading" && <Waiting />}
      {loaded === "failed" && <p className="hint">{t("picker.failed")}</p>}
      {typeof loaded === "object" && <Choices loaded={loaded} chosen={chosen} onChosen={onChosen} />}
    </div>
  );
}

function Waiting() {
  return (
    <div className="pick-wait" aria-hidden="true">
      <Skeleton width={4} />
      <Skeleton width={3} />
      <Skeleton width={4} />
    </div>
  );
}

function Choices({
  loaded,
  chosen,
  onChosen,
}: Pick<ShipmentPickerProps, "chosen" | "onChosen"> & { loaded: Exclude<Loaded, string> }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const id = useId();
  const { shipments, more } = loaded;
  if (shipments.length === 0)
    return (
      <EmptyState title={t("picker.empty")} text={t("picker.empty_why")} action={<AddMissing what="shipments" />} />
    );
  const all = shipments.every((each) => chosen.has(each.id));
  const some = shipments.some((each) => chosen.has(each.id));
  const set = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const each of ids) {
      if (on) next.add(each);
      else next.delete(each);
    }
    onChosen(next);
  };
  return (
    <>
      <label className="pick-head" htmlFor={`${id}-all`}>
        <BareCheckbox
          id={`${id}-all`}
          checked={all}
          mixed={some && !all}
          onChange={() =>
            set(
              shipments.map((each) => each.id),
              !all,
            )
          }
        />
        {translate("common:table.select_all")}
        <span className="grow" />
        <span className="faint-ink">{translate("common:table.selected", { count: chosen.size })}</span>
      </label>
      <ul>
        {shipments.map((shipment) => (
          <li key={shipment.id}>
            <label htmlFor={`${id}-${shipment.id}`}>
              <BareCheckbox
                id={`${id}-${shipment.id}`}
                checked={chosen.has(shipment.id)}
                onChange={(event) => set([shipment.id], event.target.checked)}
              />
              <span className="name-lines">
                <b>{shipment.name}</b>
                <span>
                  {shipment.number} · {shipment.line}
                </span>
              </span>
              <span className="stop-window">{formatLocalWindow(shipment.from, shipment.to)}</span>
            </label>
          </li>
        ))}
      </ul>
      {more && <p className="hint">{t("picker.more", { count: MAX_PICKER_ROWS })}</p>}
    </>
  );
}
