import { X } from "lucide-react";
import { useRef } from "react";
import type { ListFilter } from "#app/platform/lists/list-query.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import type { Choice } from "../../primitives/combobox.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { Popover } from "../../primitives/popover.tsx";
import { StatusShape } from "../../status/status.tsx";
import type { Filter } from "../resource-spec.ts";
import { FilterEditor } from "./filter-editor.tsx";
import { getOperator, useFilterValueLabel } from "./filter-labels.ts";

interface FilterChipProps {
  filter: Filter;
  /** Null for a filter that was just added. */
  value: ListFilter | null;
  options: readonly Choice[];
  /** Opens its editor at once. */
  fresh: boolean;
  onChange: (filter: ListFilter) => void;
  onNamed?: (choice: Choice) => void;
  onClosed: () => void;
}

/** "field operator value", with its editor on a press and × to remove it. */
export function FilterChip({ filter, value, options, fresh, onChange, onNamed, onClosed }: FilterChipProps) {
  const t = useTranslate();
  const name = filter.text ?? t(filter.label);
  const words = useFilterValueLabel(filter, options);
  const present = value ?? { field: filter.field, not: false, values: [] };
  const chip = useRef<HTMLSpanElement>(null);
  return (
    <span className="chip" ref={chip}>
      <Popover
        label={name}
        startOpen={fresh}
        onClose={onClosed}
        trigger={(props) => (
          <button {...props} type="button">
            <span className="chip-key">{name}</span>
            <span className="chip-operator">{t(getOperator(filter, present))}</span>
            <span className="chip-value">
              <Shape filter={filter} values={present.values} />
              {words(present.values)}
            </span>
          </button>
        )}
      >
        {(close) => <FilterEditor {...{ filter, options, onChange, onNamed, close }} value={present} />}
      </Popover>
      <button
        type="button"
        className="chip-remove"
        aria-label={t("common:table.remove_filter")}
        onClick={() => onChange({ ...present, values: [] })}
      >
        <Icon of={X} size={13} />
      </button>
    </span>
  );
}

/** A single chosen status shows its shape in the chip. */
function Shape({ filter, values }: { filter: Filter; values: readonly string[] }) {
  if (filter.kind !== "status" || values.length !== 1) return null;
  const code = filter.codes.find((each) => String(each) === values[0]);
  return code === undefined ? null : <StatusShape kind={filter.status} code={code as never} size={13} />;
}
