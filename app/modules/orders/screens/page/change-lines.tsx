import type { ReactNode } from "react";
import { vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import type { ChangeValue } from "#app/platform/events/changes.ts";
import { formatMetadata } from "#app/platform/kernel/metadata-text.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { DurationText, MoneyText, WeightText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ChangeLine } from "#app/ui/resource/detail/change-line.tsx";
import { packageTypes, proofSettings } from "../../model/order.enums.ts";
import type { ChangedField, OrderChange } from "../../model/order-changes.ts";
import { otherRecipientKinds } from "../../model/tracked/delivery-wishes.ts";

interface ChangeLinesProps {
  changes: readonly OrderChange[];
  /** Names of drivers by id. */
  agents: ReadonlyMap<string, string>;
}

/** The changes of an event, one line for each field: from → to. */
export function ChangeLines({ changes, agents }: ChangeLinesProps) {
  const t = useTranslate();
  return (
    <>
      {changes.map(({ field, from, to }) => (
        <ChangeLine
          key={field}
          label={t(`orders:changed.${field}`)}
          from={<ChangedValue field={field} value={from} agents={agents} />}
          to={<ChangedValue field={field} value={to} agents={agents} />}
        />
      ))}
    </>
  );
}

type ChangeItem = string | number | object | null;
type ValueRenderer = (value: ChangeItem) => ReactNode;

/** One value as text: lists joined, codes by their names, an empty value as a dash. */
function ChangedValue({
  field,
  value,
  agents,
}: {
  field: ChangedField;
  value: ChangeValue;
  agents: ChangeLinesProps["agents"];
}) {
  const write = useValueRenderers(agents);
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return "–";
  const items: readonly ChangeItem[] = Array.isArray(value) ? value : [value];
  const one: ValueRenderer = write[field] ?? ((each) => String(each ?? "…"));
  return items.map((each, index) => (
    <span key={index}>
      {index > 0 && (field.endsWith("schedule") ? " – " : ", ")}
      {one(each)}
    </span>
  ));
}

function useValueRenderers(agents: ChangeLinesProps["agents"]): Partial<Record<ChangedField, ValueRenderer>> {
  const t = useTranslate();
  const dates = useDates();
  const formatProof: ValueRenderer = (code) => {
    const row = proofSettings.rows.find((each) => each.code === code);
    return row && t(`orders:proof.${row.key}`);
  };
  const formatLocalTime: ValueRenderer = (text) => (typeof text === "string" ? dates.local(text) : "…");
  return {
    proof_of_delivery: formatProof,
    proof_of_pickup: formatProof,
    delivery_schedule: formatLocalTime,
    pickup_schedule: formatLocalTime,
    service_minutes: (minutes) => <DurationText seconds={Number(minutes) * 60} />,
    priority: (key) => t(`common:priority.${key}` as "common:priority.high"),
    allowed_agents: (id) => agents.get(String(id)) ?? "…",
    vehicle_types: (code) => {
      const row = vehicleTypes.rows.find((each) => each.code === code);
      return row && t(`common:vehicle_type.${row.key}`);
    },
    vehicle_options: (key) => t(`common:vehicle_option.${key}` as "common:vehicle_option.lift"),
    delivery_wishes: (wish) => {
      const kind = otherRecipientKinds.find((each) => each === wish);
      return kind ? t(`orders:leave_with.${kind}`) : String(wish);
    },
    packages: (line) => <PackageLine line={line} />,
    collections: renderMoney,
    fees: renderMoney,
    metadata: renderMetadata,
  };
}

function renderMetadata(texts: ChangeItem) {
  return formatMetadata({ ...Object(texts) }) || "–";
}

function renderMoney(line: ChangeItem) {
  if (typeof line !== "object" || !line || !("amount" in line && "currency" in line)) return null;
  return <MoneyText amount={Number(line.amount)} currency={String(line.currency)} />;
}

function PackageLine({ line }: { line: ChangeItem }) {
  const t = useTranslate();
  if (typeof line !== "object" || !line || !("quantity" in line && "type" in line && "name" in line)) return null;
  const row = packageTypes.rows.find((each) => each.code === line.type);
  const grams = "weight" in line && typeof line.weight === "number" ? line.weight : null;
  return (
    <>
      {`${line.quantity} × ${line.name ?? (row ? t(`orders:package.${row.key}`) : "")}`}
      {grams !== null && (
        <>
          {" "}
          (<WeightText grams={grams} />)
        </>
      )}
    </>
  );
}
