import { ChevronDown, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useWords } from "../words/use-words.ts";
import { Field, type FieldLook } from "./field.tsx";
import { useFloating } from "./floating.ts";
import { Icon } from "./icon.tsx";
import { useChoices } from "./use-choices.ts";
import { exactChoice, useEntry } from "./use-entry.ts";

export interface Choice {
  value: string;
  label: string;
  /** Smaller, behind the label: a number, an address. */
  detail?: string;
  /** What else names it in full: a SKU, a barcode. */
  codes?: readonly string[];
}

export interface ComboboxProps extends FieldLook {
  name?: string;
  id?: string;
  /** All choices, filtered here; or `load` to ask the server while typing. */
  options?: readonly Choice[];
  load?: (search: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  defaultChoice?: Choice | undefined;
  placeholder?: string;
  onChoose?: (choice: Choice | null) => void;
  /** What is chosen goes elsewhere by `onChoose`, and the field is empty for the next one. */
  again?: boolean;
}

/** One of many: type to narrow, arrows and Enter to choose. The form sends the choice's value. */
export function Combobox({
  name,
  id: given,
  options,
  load,
  defaultChoice,
  placeholder,
  onChoose,
  again,
  ...look
}: ComboboxProps) {
  const say = useWords();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Choice | null>(defaultChoice ?? null);
  const [text, setText] = useState(defaultChoice?.label ?? "");
  const [active, setActive] = useState(0);
  const [moved, setMoved] = useState(false);
  const floating = useFloating<HTMLSpanElement>({ fit: true });
  const typed = floating.open && text !== chosen?.label ? text : "";
  const { choices, busy } = useChoices({ options, load, search: typed, asked: floating.open });

  const choose = (choice: Choice | null) => {
    setChosen(again ? null : choice);
    // What was typed for the next one meanwhile stays.
    if (!again) setText(choice?.label ?? "");
    onChoose?.(choice);
    // The form's guard and live checks listen to input events, which a hidden field does not send by itself.
    queueMicrotask(() => hidden.current?.dispatchEvent(new Event("input", { bubbles: true })));
  };
  const pick = (choice: Choice | null) => {
    floating.close();
    if (again) setText("");
    choose(choice);
  };
  const entry = useEntry({
    input,
    text,
    choices,
    busy,
    load,
    again: again ?? false,
    choose: (choice) => (again ? choose(choice) : pick(choice)),
    show: (next, list) => {
      setText(next);
      if (list === "open") floating.show();
      else floating.close();
    },
  });
  useEffect(() => {
    setActive(0);
    setMoved(false);
  }, [typed]);
  useEffect(() => {
    if (choices.length > 0) floating.place();
  }, [choices, floating.place]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!floating.open) return floating.show();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setMoved(true);
      setActive((active + step + choices.length) % Math.max(1, choices.length));
    } else if (event.key === "Enter" && floating.open && (busy || choices[active])) {
      event.preventDefault();
      // What is shown while the answer is on its way fits what was typed before.
      const shown = busy ? undefined : choices[active];
      if (shown) pick((moved ? undefined : exactChoice(choices, text)) ?? shown);
      else entry.enter();
    }
  };
  const leave = () => {
    if (entry.waiting) return;
    floating.close();
    if (text === "" && chosen) pick(null);
    else setText(chosen?.label ?? "");
  };

  return (
    <Field {...look} id={given}>
      {(control) => (
        <span ref={floating.trigger} className={`in sel${control["aria-invalid"] ? " bad" : ""}`}>
          <input
            {...control}
            ref={input}
            role="combobox"
            aria-expanded={floating.open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={floating.open && choices[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            placeholder={placeholder ?? say("common:field.choose")}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              entry.forget();
              floating.show();
            }}
            onClick={floating.show}
            onKeyDown={onKeyDown}
            onBlur={leave}
          />
          {chosen ? (
            <button type="button" className="ib" aria-label={say("common:action.clear")} onClick={() => pick(null)}>
              <Icon of={X} size={13} />
            </button>
          ) : (
            <Icon of={ChevronDown} size={15} />
          )}
          {name && <input ref={hidden} type="hidden" name={name} value={chosen?.value ?? ""} />}
          <div ref={floating.panel} className="menu" {...floating.panelProps} id={undefined} popover="manual">
            <div id={listId} role="listbox" aria-label={look.label}>
              {floating.open &&
                choices.map((choice, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps focus and has the keys.
                  <div
                    key={choice.value}
                    id={`${listId}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={choice.value === chosen?.value}
                    data-active={index === active || undefined}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => pick(choice)}
                  >
                    <span>{choice.label}</span>
                    {choice.detail && <span className="why">{choice.detail}</span>}
                  </div>
                ))}
            </div>
            {floating.open && choices.length === 0 && (
              <div className="mh">{say(busy ? "common:field.loading" : "common:field.no_matches")}</div>
            )}
          </div>
        </span>
      )}
    </Field>
  );
}
