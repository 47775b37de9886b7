import { useEffect, useRef, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Chip } from "../../primitives/chip.tsx";
import { type Choice, Combobox } from "../../primitives/combobox.tsx";
import type { FieldLook } from "../../primitives/field.tsx";

interface MultiSelectFieldProps {
  look: FieldLook;
  name: string;
  start: unknown;
  options: readonly Choice[];
}

/** Several of many: type to narrow, Enter to add; chosen items are listed below and can be removed. */
export function MultiSelectField({ look: { span, ...look }, name, start, options }: MultiSelectFieldProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<string[]>(Array.isArray(start) ? start.map(String) : []);
  const [added, setAdded] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const change = (next: string[]) => {
    setChosen(next);
    // The form's guard listens to input events, which hidden fields do not fire.
    queueMicrotask(() => box.current?.dispatchEvent(new Event("input", { bubbles: true })));
  };
  // The box is cleared for the next one, and keeps focus.
  useEffect(() => {
    if (added > 0) box.current?.querySelector("input")?.focus();
  }, [added]);
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  return (
    <div ref={box} className={`field span-${span ?? 6}`}>
      <Combobox
        key={added}
        {...look}
        options={options.filter(({ value }) => !chosen.includes(value))}
        onChoose={(choice) => {
          if (!choice) return;
          change([...chosen, choice.value]);
          setAdded(added + 1);
        }}
      />
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {chosen.map((value) => {
            const label = labels.get(value) ?? value;
            return (
              <Chip
                key={value}
                removeLabel={t("common:field.remove_tag", { tag: label })}
                onRemove={() => change(chosen.filter((each) => each !== value))}
              >
                {label}
                <input type="hidden" name={name} value={value} />
              </Chip>
            );
          })}
        </div>
      )}
    </div>
  );
}
