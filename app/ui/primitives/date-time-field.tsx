import { type ComponentType, useEffect, useRef, useState } from "react";
import type { DateKind, DateSegmentsProps } from "./date-segments.tsx";
import { Field, type FieldLook } from "./field.tsx";

interface DateTimeFieldProps extends FieldLook {
  /** What it asks for; the value is `YYYY-MM-DD`, `HH:MM` or `YYYY-MM-DDTHH:MM`, local to the account. */
  kind: DateKind;
  name?: string;
  id?: string;
  defaultValue?: string | undefined;
  /** Held by somebody else. */
  value?: string;
  /** The first day that is possible. */
  min?: string;
  required?: boolean;
  disabled?: boolean;
  autoComplete?: string | undefined;
  /** Every whole value, and "" while a part of it is missing. */
  onValue?: (value: string) => void;
  /** Once, when somebody leaves the field or presses Enter with another value in it. */
  onSettled?: (value: string) => void;
}

/**
 * A day, a time or both, in the account's time zone: parts in the account's language and 24 hours, or words ("tomorrow 9–12").
 * The page begins with the browser's own field; what a form sends is always an input of that name.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const {
    kind,
    name,
    id,
    defaultValue = "",
    value,
    min,
    required,
    disabled,
    autoComplete,
    onValue,
    onSettled,
    ...look
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const [Segments, setSegments] = useState<ComponentType<DateSegmentsProps> | null>(null);
  const [text, setText] = useState(value ?? defaultValue);
  const settled = useRef(text);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    let gone = false;
    let typed = false;
    const begin = ({ key }: KeyboardEvent) => {
      typed ||= key !== "Tab";
    };
    input.current?.addEventListener("keydown", begin);
    const take = (made: ComponentType<DateSegmentsProps>) => {
      // What was typed before is kept; somebody who is typing is left alone.
      const early = input.current;
      if (gone || !early) return;
      const here = document.activeElement === early;
      if (here && typed) {
        early.addEventListener("blur", () => take(made), { once: true });
        return;
      }
      early.removeEventListener("keydown", begin);
      setText(early.value);
      setSegments(() => made);
      if (here) setMoved(true);
    };
    // The parts are heavy: they come with a field that is seen, or with the first focus of its form.
    const bring = () =>
      import("./date-segments.tsx").then(
        ({ DateSegments }) => take(DateSegments),
        // The browser's own field does the work.
        () => undefined,
      );
    const coming = new IntersectionObserver(([seen]) => seen?.isIntersecting && bring());
    const form = input.current?.form;
    form?.addEventListener("focusin", bring, { once: true });
    if (input.current) coming.observe(input.current);
    return () => {
      gone = true;
      coming.disconnect();
      form?.removeEventListener("focusin", bring);
    };
  }, []);
  // Whoever stood in the browser's field stands in the parts.
  useEffect(() => {
    if (moved && input.current) focusBeside(input.current);
  }, [moved]);
  useEffect(() => {
    const form = input.current?.form;
    const back = () => setText(defaultValue);
    form?.addEventListener("reset", back);
    return () => form?.removeEventListener("reset", back);
  }, [defaultValue]);

  const shown = value ?? text;
  const change = (next: string) => {
    setText(next);
    onValue?.(next);
  };
  // The form's guard and live checks hear of what the segments hold.
  const told = useRef(shown);
  useEffect(() => {
    if (told.current === shown) return;
    told.current = shown;
    if (Segments) input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [shown, Segments]);

  return (
    <Field {...look} id={id} name={name}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the keys; the box hears when they leave.
        <span
          className={`input${Segments ? " date-input" : ""}${control["aria-invalid"] ? " is-bad" : ""}`}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget) || settled.current === shown) return;
            settled.current = shown;
            onSettled?.(shown);
          }}
        >
          <input
            ref={input}
            name={name}
            type={Segments ? "text" : kind}
            value={shown}
            min={min}
            required={required}
            disabled={disabled}
            autoComplete={autoComplete}
            // Not only what somebody types: a form that is filled by the page tells so here.
            onInput={(event) => event.currentTarget.value !== shown && change(event.currentTarget.value)}
            onChange={() => undefined}
            {...(Segments
              ? {
                  className: "visually-hidden",
                  tabIndex: -1,
                  "aria-hidden": true,
                  onFocus: (event) => focusBeside(event.currentTarget),
                }
              : control)}
          />
          {Segments && (
            <Segments
              kind={kind}
              label={look.label}
              value={shown}
              name={name}
              min={min}
              disabled={disabled ?? false}
              required={required ?? false}
              control={control}
              onChange={change}
            />
          )}
        </span>
      )}
    </Field>
  );
}

/** A browser that asks for a value points at the field that people use. */
function focusBeside(input: HTMLElement): void {
  input.parentElement?.querySelector<HTMLElement>("[role=spinbutton]")?.focus();
}
