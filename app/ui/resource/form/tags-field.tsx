import { type KeyboardEvent, useRef, useState } from "react";
import type { TranslationKey } from "../../i18n/translation-key.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Chip } from "../../primitives/chip.tsx";
import { Field, type FieldLook } from "../../primitives/field.tsx";

interface TagsFieldProps {
  look: FieldLook;
  name: string;
  start: unknown;
  /** Label of what is added, if it is no tag. */
  add?: TranslationKey | undefined;
}

/** Tags: Enter or a comma adds one, Backspace removes the last. */
export function TagsField({ look, name, start, add: addLabel = "common:field.add_tag" }: TagsFieldProps) {
  const t = useTranslate();
  const [tags, setTags] = useState<string[]>(Array.isArray(start) ? start.map(String) : []);
  const box = useRef<HTMLSpanElement>(null);
  const change = (next: string[]) => {
    setTags(next);
    // The form's guard listens to input events, which hidden fields do not fire.
    queueMicrotask(() => box.current?.dispatchEvent(new Event("input", { bubbles: true })));
  };
  const add = (text: string) => {
    const words = text
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean);
    if (words.length > 0) change([...new Set([...tags, ...words])]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      add(input.value);
      input.value = "";
    } else if (event.key === "Backspace" && input.value === "") {
      change(tags.slice(0, -1));
    }
  };
  return (
    <Field {...look}>
      {(control) => (
        <span ref={box} className={`input tag-box${control["aria-invalid"] ? " is-bad" : ""}`}>
          {tags.map((tag) => (
            <Chip
              key={tag}
              removeLabel={t("common:field.remove_tag", { tag })}
              onRemove={() => change(tags.filter((each) => each !== tag))}
            >
              {tag}
            </Chip>
          ))}
          {tags.map((tag) => (
            <input key={tag} type="hidden" name={name} value={tag} />
          ))}
          <input
            {...control}
            placeholder={t(addLabel)}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              add(event.currentTarget.value);
              event.currentTarget.value = "";
            }}
          />
        </span>
      )}
    </Field>
  );
}
