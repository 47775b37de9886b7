import { Search } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Icon } from "../../primitives/icon.tsx";
import type { ResourceData, ResourceSpec } from "../resource-spec.ts";
import { ColumnChooser } from "../table/column-chooser.tsx";
import type { ListAddress } from "../table/use-list-address.ts";
import { AddFilter } from "./add-filter.tsx";
import { FilterChip } from "./filter-chip.tsx";

interface FilterBarProps<Row> {
  spec: ResourceSpec<Row>;
  data: ResourceData<Row>;
  address: ListAddress;
  searchRef: RefObject<HTMLInputElement | null>;
  /** At the right end: what changes how the list counts. */
  end?: ReactNode;
}

/** Search, filters as chips, a menu to add one, columns. */
export function FilterBar<Row>({ spec, data, address, searchRef, end }: FilterBarProps<Row>) {
  const t = useTranslate();
  const [fresh, setFresh] = useState<string | null>(null);
  const inUse = new Set(address.filters.map(({ field }) => field));
  const shown = spec.filters.filter(({ field }) => inUse.has(field) || field === fresh);
  const unused = spec.filters.filter((filter) => !shown.includes(filter));
  return (
    <div className="filters">
      <SearchBox
        inputRef={searchRef}
        label={t(spec.searchPlaceholder)}
        search={address.search}
        onSearch={(text) => address.set("search", text)}
      />
      {shown.map((filter) => (
        <FilterChip
          key={filter.field}
          filter={filter}
          value={address.filters.find(({ field }) => field === filter.field) ?? null}
          options={data.options?.[filter.field] ?? []}
          fresh={filter.field === fresh}
          onChange={address.setFilter}
          onClosed={() => filter.field === fresh && setFresh(null)}
        />
      ))}
      <AddFilter unused={unused} onAdd={setFresh} />
      <span className="grow" />
      {end}
      <ColumnChooser columns={spec.columns} address={address} />
    </div>
  );
}

interface SearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  search: string;
  onSearch: (text: string) => void;
}

const SEARCH_PAUSE_MS = 300;

function SearchBox({ inputRef, label, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Pending searches of this box: text typed meanwhile stays. Any other search comes from elsewhere and replaces the
  // text.
  const requested = useRef<string[]>([]);
  useEffect(() => {
    const at = requested.current.indexOf(search);
    requested.current = at < 0 ? [] : requested.current.slice(at + 1);
    if (at < 0) setText(search);
  }, [search]);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = typed.trim();
      if (next === (requested.current.at(-1) ?? search)) return;
      requested.current.push(next);
      latest.current(next);
    }, SEARCH_PAUSE_MS);
  };
  return (
    <label className="input-search">
      <Icon of={Search} size={14} />
      <input
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && focusList(event.currentTarget)}
      />
      <kbd>/</kbd>
    </label>
  );
}

/** From the search to the rows: Tab and the list's keys go on there. */
function focusList(input: HTMLInputElement): void {
  input.blur();
  input.closest(".page")?.querySelector<HTMLElement>(".table-wrap")?.focus({ preventScroll: true });
}
