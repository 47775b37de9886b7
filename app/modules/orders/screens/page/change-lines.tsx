import type { ReactNode } from "react";
import { vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import type { ChangeValue } from "#app/platform/events/changes.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { Duration, Money, Weight } from "#app/ui/formats/measures.tsx";
import { ChangeLine } from "#app/ui/resource/detail/change-line.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { packageTypes, proofSettings } from "../../model/order.enums.ts";
import type { ChangedField, OrderChange } from "../../model/order-changes.ts";

interface ChangeLinesProps {
  changes: readonly OrderChange[];
  /** Names of drivers by id. */
  agents: ReadonlyMap<string, string>;
}

/** What a change did to an order, a field each: from → to. */
export function ChangeLines({ changes, agents }: ChangeLinesProps) {
  const say = useWords();
  return (
    <>
      {changes.map(({ field, from, to }) => (
        <ChangeLine
          key={field}
          label={say(`orders:changed.${field}`)}
          from={<Value field={field} value={from} agents={agents} />}
          to={<Value field={field} value={to} agents={agents} />}
        />
      ))}
    </>
  );
}

type Item = string | number | object | null;
type Write = (value: Item) => ReactNode;

/** One value in words: lists joined, codes by their names, nothing as a dash. */
function Value({
  field,
  value,
  agents,
}: {
  field: ChangedField;
  value: ChangeValue;
  agents: ChangeLinesProps["agents"];
}) {
  const write = useWriters(agents);
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return "–";
  const items: readonly Item[] = Array.isArray(value) ? value : [value];
  const one: Write = write[field] ?? ((each) => String(each ?? "…"));
  return items.map((each, at) => (
    <span key={at}>
      {at > 0 && (field.endsWith("schedule") ? " – " : ", ")}
      {one(each)}
    </span>
  ));
}

function useWriters(agents: ChangeLinesProps["agents"]): Partial<Record<ChangedField, Write>> {
  const say = useWords();
  const dates = useDates();
  const proof: Write = (code) => {
    const row = proofSettings.rows.find((each) => each.code === code);
    return row && say(`orders:proof.${row.key}`);
  };
  const local: Write = (text) => (typeof text === "string" ? dates.local(text) : "…");
  return {
    proof_of_delivery: proof,
    proof_of_pickup: proof,
    delivery_schedule: local,
    pickup_schedule: local,
    service_minutes: (minutes) => <Duration seconds={Number(minutes) * 60} />,
    priority: (key) => say(`common:priority.${key}` as "common:priority.high"),
    allowed_agents: (id) => agents.get(String(id)) ?? "…",
    vehicle_types: (code) => {
      const row = vehicleTypes.rows.find((each) => each.code === code);
      return row && say(`common:vehicle_type.${row.key}`);
    },
    vehicle_options: (key) => say(`common:vehicle_option.${key}` as "common:vehicle_option.lift"),
    packages: (line) => <PackageLine line={line} />,
    collections: money,
    fees: money,
  };
}

function money(line: Item) {
  if (typeof line !== "object" || !line || !("amount" in line && "currency" in line)) return null;
  return <Money amount={Number(line.amount)} currency={String(line.currency)} />;
}

function PackageLine({ line }: { line: Item }) {
  const say = useWords();
  if (typeof line !== "object" || !line || !("quantity" in line && "type" in line && "name" in line)) return null;
  const row = packageTypes.rows.find((each) => each.code === line.type);
  const grams = "weight" in line && typeof line.weight === "number" ? line.weight : null;
  return (
    <>
      {`${line.quantity} × ${line.name ?? (row ? say(`orders:package.${row.key}`) : "")}`}
      {grams !== null && (
        <>
          {" "}
          (<Weight grams={grams} />)
        </>
      )}
    </>
  );
}
