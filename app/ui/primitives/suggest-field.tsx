import { useEffect, useRef, useState } from "react";
import { ComboBox } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { ChoiceList } from "./choice-list.tsx";
import type { Choice } from "./combobox.tsx";
import { ComboboxKeys, type ListState } from "./combobox-keys.tsx";
import { Field, type FieldLook } from "./field.tsx";
import { useChoices } from "./use-choices.ts";

interface SuggestFieldProps extends FieldLook {
  name: string;
  id: string;
  defaultValue: string | undefined;
  autoComplete?: string;
  /** Loads suggestions while typing. */
  load: (search: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  /** Called with the chosen suggestion and the surrounding form. */
  onChoose: (choice: Choice, form: HTMLFormElement | null) => void;
}

/** A free text field with suggestions: arrows and Enter take one, continuing to type ignores them. */
export function SuggestField({ name, id, defaultValue, autoComplete, load, onChoose, ...look }: SuggestFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<ListState>(null);
  const [text, setText] = useState(defaultValue ?? "");
  const [typing, setTyping] = useState(false);
  const { choices, busy } = useChoices({
    options: undefined,
    load,
    search: text,
    isWanted: typing && text.trim() !== "",
  });
  const any = typing && choices.length > 0;
  useEffect(() => {
    if (!any) list.current?.close();
    else if (!busy) list.current?.open(null, "manual");
  }, [any, busy]);
  // Takes over text typed before hydration or written by other code.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const take = () => setText(field.value);
    if (field.value) take();
    field.addEventListener("input", take);
    return () => field.removeEventListener("input", take);
  }, []);
  const stop = () => setTyping(false);
  return (
    <Field {...look} id={id}>
      {(control) => (
        <ComboBox
          id={control.id}
          aria-label={look.label}
          aria-describedby={control["aria-describedby"]}
          isInvalid={control["aria-invalid"] ?? false}
          validationBehavior="aria"
          menuTrigger="manual"
          allowsCustomValue
          items={any ? choices : []}
          inputValue={text}
          onInputChange={setText}
          value={null}
          onSelectionChange={(key) => {
            stop();
            const choice = choices.find(({ value }) => value === key);
            if (choice) onChoose(choice, input.current?.form ?? null);
          }}
          onBlur={stop}
          className="contents"
        >
          <ComboboxKeys list={list} wanted={false} onEnter={() => false} onEscape={stop}>
            <Group className={`input${control["aria-invalid"] ? " is-bad" : ""}`} role="presentation">
              <Input
                ref={input}
                name={name}
                autoComplete={autoComplete}
                onInput={({ nativeEvent }) => {
                  // Text written by code requests no suggestions.
                  if (nativeEvent.isTrusted) setTyping(true);
                }}
              />
            </Group>
          </ComboboxKeys>
          <ChoiceList label={look.label} />
        </ComboBox>
      )}
    </Field>
  );
}
