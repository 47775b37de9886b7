import { ChevronDown, LoaderCircle, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ComboBox } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { useTranslate } from "../i18n/use-translate.ts";
import { ChoiceList } from "./choice-list.tsx";
import { ComboboxKeys, type ListState } from "./combobox-keys.tsx";
import { Field, type FieldLook } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { getEmptyChoicesText, useChoices } from "./use-choices.ts";
import { findExactChoice, useEntry } from "./use-entry.ts";

export interface Choice {
  value: string;
  label: string;
  /** Smaller, behind the label: a number, an address. */
  detail?: string;
  /** Other exact names: a SKU, a barcode. */
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
  /** The choice is passed to `onChoose`, and the field is cleared for the next one. */
  again?: boolean;
}

/** One of many: type to narrow, arrows and Enter to choose. The form sends the choice's value. */
export function Combobox({
  name,
  id: ownId,
  options,
  load,
  defaultChoice,
  placeholder,
  onChoose,
  again,
  ...look
}: ComboboxProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const list = useRef<ListState>(null);
  const [chosen, setChosen] = useState<Choice | null>(defaultChoice ?? null);
  const [text, setText] = useState(defaultChoice?.label ?? "");
  // The list opens once the choices are loaded, so that their number is announced once.
  const [wanted, setWanted] = useState(false);
  const typed = wanted && text !== chosen?.label ? text : "";
  const { choices, busy, failed } = useChoices({ options, load, search: typed, isWanted: wanted });
  useEffect(() => {
    if (wanted && !busy) list.current?.open(null, "manual");
  }, [wanted, busy]);

  // Keeps what was typed before hydration.
  useLayoutEffect(() => {
    const early = input.current?.value;
    if (early) setText(early);
  }, []);
  const choose = (choice: Choice | null) => {
    setChosen(again ? null : choice);
    // Keeps text that was typed for the next one meanwhile.
    if (!again) setText(choice?.label ?? "");
    onChoose?.(choice);
  };
  // The form's guard and live checks listen to input events, which hidden fields do not fire.
  const reported = useRef(chosen);
  useEffect(() => {
    if (reported.current === chosen) return;
    reported.current = chosen;
    hidden.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [chosen]);
  const close = () => {
    setWanted(false);
    list.current?.close();
  };
  const pick = (choice: Choice | null) => {
    close();
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
    show: (next, state) => {
      setText(next);
      if (state === "open") setWanted(true);
      else close();
    },
  });
  /** If nothing was chosen the text is reset; an empty text clears the choice. */
  const settle = () => {
    if (entry.waiting) return;
    if (text === "" && chosen) pick(null);
    else setText(chosen?.label ?? "");
  };
  /** Enter without arrow keys: the exact match, otherwise the first, also if the choices are still loading. */
  const enter = () => {
    const [first] = choices;
    if (busy) entry.enter();
    else if (first && typed.trim() !== "") pick(findExactChoice(choices, text) ?? first);
    else return false;
    return true;
  };

  return (
    <Field {...look} id={ownId} name={name}>
      {(control) => (
        <ComboBox
          id={control.id}
          aria-label={look.label}
          aria-describedby={control["aria-describedby"]}
          isInvalid={control["aria-invalid"] ?? false}
          validationBehavior="aria"
          menuTrigger="manual"
          allowsEmptyCollection
          shouldFocusWrap
          items={choices}
          inputValue={text}
          onInputChange={setText}
          value={chosen?.value ?? null}
          onSelectionChange={(key) => {
            const choice = key === (chosen?.value ?? null) ? undefined : choices.find(({ value }) => value === key);
            if (choice) pick(choice);
            else settle();
          }}
          onOpenChange={(open) => open || setWanted(false)}
          onBlur={() => setWanted(false)}
          className="contents"
        >
          <ComboboxKeys list={list} wanted={wanted} onEnter={enter} onEscape={() => setWanted(false)}>
            <Group className={`input select${control["aria-invalid"] ? " is-bad" : ""}`} role="presentation">
              <Input
                ref={input}
                placeholder={placeholder ?? t("common:field.choose")}
                onInput={() => {
                  entry.forget();
                  setWanted(true);
                }}
                onClick={() => setWanted(true)}
                aria-busy={busy || undefined}
              />
              {chosen ? (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t("common:action.clear")}
                  onClick={() => pick(null)}
                >
                  <Icon of={X} size={13} />
                </button>
              ) : (
                <Icon of={busy ? LoaderCircle : ChevronDown} size={15} />
              )}
              {name && <input ref={hidden} type="hidden" name={name} value={chosen?.value ?? ""} />}
            </Group>
          </ComboboxKeys>
          <ChoiceList
            label={look.label}
            empty={<div className="menu-heading">{t(getEmptyChoicesText({ busy, failed }))}</div>}
          />
        </ComboBox>
      )}
    </Field>
  );
}
