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
  /** What may be meant, asked while somebody types. */
  load: (search: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  /** What was taken, and the form that the field stands in. */
  onChoose: (choice: Choice, form: HTMLFormElement | null) => void;
}

/** A text that somebody writes freely, with suggestions below it: arrows and Enter take one, typing on passes them over. */
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
  // What was typed before the page listened, and what others write into the form, is the text.
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
                  // What a program writes asks for nothing.
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
