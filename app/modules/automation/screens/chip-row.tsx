import { useState } from "react";
import type { ListFilter } from "#app/platform/lists/list-query.ts";
import type { Choice } from "#app/ui/primitives/combobox.tsx";
import { AddFilter } from "#app/ui/resource/filters/add-filter.tsx";
import { FilterChip } from "#app/ui/resource/filters/filter-chip.tsx";
import type { Filter } from "#app/ui/resource/resource-spec.ts";

interface ChipRowProps {
  filters: readonly Filter[];
  /** Active filters. */
  values: readonly ListFilter[];
  options: Readonly<Record<string, readonly Choice[]>>;
  onChange: (values: readonly ListFilter[]) => void;
}

/** Filters of a rule as chips, as above a list. */
export function ChipRow({ filters, values, options, onChange }: ChipRowProps) {
  const [fresh, setFresh] = useState<string | null>(null);
  const [named, setNamed] = useState<Readonly<Record<string, readonly Choice[]>>>({});
  const inUse = new Set(values.map(({ field }) => field));
  const shown = filters.filter(({ field }) => inUse.has(field) || field === fresh);
  const unused = filters.filter((filter) => !shown.includes(filter));
  const change = (next: ListFilter) => {
    const rest = values.filter(({ field }) => field !== next.field);
    onChange(next.values.length > 0 ? [...rest, next] : rest);
  };
  const name = (field: string, choice: Choice) =>
    setNamed((before) => ({ ...before, [field]: [...(before[field] ?? []), choice] }));
  return (
    <div className="rule-chips">
      {shown.map((filter) => (
        <FilterChip
          key={filter.field}
          filter={filter}
          value={values.find(({ field }) => field === filter.field) ?? null}
          options={[...(options[filter.field] ?? []), ...(named[filter.field] ?? [])]}
          fresh={filter.field === fresh}
          onChange={change}
          onNamed={(choice) => name(filter.field, choice)}
          onClosed={() => filter.field === fresh && setFresh(null)}
        />
      ))}
      <AddFilter unused={unused} onAdd={setFresh} />
    </div>
  );
}
