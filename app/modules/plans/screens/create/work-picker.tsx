import { Search } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { BareCheckbox } from "#app/ui/primitives/checkbox.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { AddMissing } from "#app/ui/shell/add-missing.tsx";
import type { WaitingShipment, WorkToPlan } from "../../model/work-to-plan.ts";
import { ShipmentPicker } from "../shipments/shipment-picker.tsx";

interface WorkPickerProps {
  type: ShipmentType;
  work: WorkToPlan;
  /** What the plan leaves out, above the groups. */
  children: ReactNode;
  chosen: ReadonlySet<string>;
  onToggle: (ids: readonly string[], on: boolean) => void;
}

const groups = ["overdue", "due", "other"] as const;

/** The shipments to plan in groups: overdue ones first, then those of the day, then others. A search looks at all. */
export function WorkPicker({ type, work, chosen, onToggle, children }: WorkPickerProps) {
  const { t } = useTranslation("plans");
  const [searching, setSearching] = useState(false);
  const listed = groups.filter((group) => work[group].length > 0);
  if (listed.length === 0)
    return (
      <>
        {children}
        <EmptyState title={t("picker.empty")} text={t("picker.empty_why")} action={<AddMissing what="shipments" />} />
      </>
    );
  return (
    <>
      <button type="button" className="link create-plan-search" onClick={() => setSearching(!searching)}>
        <Icon of={Search} size={14} />
        {t(searching ? "create.search_close" : "create.search")}
      </button>
      {searching ? (
        <ShipmentPicker
          type={type}
          chosen={chosen}
          onChosen={(next) => {
            onToggle(
              [...next].filter((id) => !chosen.has(id)),
              true,
            );
            onToggle(
              [...chosen].filter((id) => !next.has(id)),
              false,
            );
          }}
        />
      ) : (
        <>
          {children}
          {listed.map((group) => (
            <WorkGroup key={group} group={group} shipments={work[group]} chosen={chosen} onToggle={onToggle} />
          ))}
        </>
      )}
      {work.more && !searching && <p className="hint">{t("create.more")}</p>}
    </>
  );
}

interface WorkGroupProps extends Pick<WorkPickerProps, "chosen" | "onToggle"> {
  group: (typeof groups)[number];
  shipments: readonly WaitingShipment[];
}

function WorkGroup({ group, shipments, chosen, onToggle }: WorkGroupProps) {
  const { t } = useTranslation("plans");
  const { locale } = useFormats();
  const id = useId();
  const count = shipments.filter((each) => chosen.has(each.id)).length;
  return (
    <fieldset className={`picker work-group is-${group}`}>
      <legend className="visually-hidden">{t(`create.${group}_group`, { count: shipments.length })}</legend>
      <label className="pick-head" htmlFor={`${id}-all`}>
        <BareCheckbox
          id={`${id}-all`}
          checked={count === shipments.length}
          mixed={count > 0 && count < shipments.length}
          onChange={() =>
            onToggle(
              shipments.map((each) => each.id),
              count === 0,
            )
          }
        />
        <b>{t(`create.${group}_group`, { count: shipments.length })}</b>
        <span className="faint-ink">{t("create.of", { count, total: formatNumber(shipments.length, locale) })}</span>
      </label>
      <ul>
        {shipments.map((shipment) => (
          <WorkRow key={shipment.id} {...{ shipment, onToggle }} checked={chosen.has(shipment.id)} />
        ))}
      </ul>
    </fieldset>
  );
}

interface WorkRowProps {
  shipment: WaitingShipment;
  checked: boolean;
  onToggle: WorkPickerProps["onToggle"];
}

function WorkRow({ shipment, checked, onToggle }: WorkRowProps) {
  const { t } = useTranslation("plans");
  const dates = useDates();
  const id = useId();
  const { number, name, line, from, to, plan } = shipment;
  return (
    <li>
      <label htmlFor={id}>
        <BareCheckbox id={id} checked={checked} onChange={(event) => onToggle([shipment.id], event.target.checked)} />
        <span className="cell-id">{number}</span>
        <span className="work-name">{name}</span>
        <span className="work-line">{plan === null ? line : t("create.left_in", { plan })}</span>
        <span className="work-window">{dates.window(from, to) || t("stop.no_window")}</span>
      </label>
    </li>
  );
}
