import { Plus } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { type Option, Select } from "#app/ui/primitives/select.tsx";

interface MappingSelectProps {
  /** Name in the shop. */
  name: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

/** A row of the mapping: the shop's entry and a select for ours. */
export function MappingSelect({ name, value, options, onChange }: MappingSelectProps) {
  return (
    <div className="shop-row">
      <span aria-hidden>{name}</span>
      <Select
        label={name}
        hideLabel
        value={value}
        options={options}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

/** Adds a row for an entry that the shop has not reported. */
export function MappingAdd({ label, onAdd }: { label: string; onAdd: (key: string) => void }) {
  const [typed, setTyped] = useState("");
  const add = () => {
    if (typed.trim() === "") return;
    onAdd(typed.trim());
    setTyped("");
  };
  return (
    <div className="shop-row">
      <span className="input">
        <input
          aria-label={label}
          placeholder={label}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
      </span>
      <IconButton icon={Plus} label={label} onClick={add} disabled={typed.trim() === ""} />
    </div>
  );
}
