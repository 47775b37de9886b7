import { type ComponentType, useEffect, useRef, useState } from "react";
import type { DateKind, DateSegmentsProps } from "./date-segments.tsx";
import { Field, type FieldLook } from "./field.tsx";

interface DateTimeFieldProps extends FieldLook {
  /** The kind of value: `YYYY-MM-DD`, `HH:MM` or `YYYY-MM-DDTHH:MM`, local to the account. */
  kind: DateKind;
  name?: string;
  id?: string;
  defaultValue?: string | undefined;
  /** A controlled value. */
  value?: string;
  /** The first possible day. */
  min?: string;
  required?: boolean;
  disabled?: boolean;
  autoComplete?: string | undefined;
  /** Every whole value, and "" while a part of it is missing. */
  onValue?: (value: string) => void;
  /** Called once when the field is left, or Enter is pressed, with a changed value. */
  onSettled?: (value: string) => void;
}

/**
 * A day, a time or both, in the account's time zone: parts in the account's language and 24 hours, or words ("tomorrow
 * 9–12"). The page starts with the browser's native field; the form always submits an input of that name.
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
      // Keeps what was typed before, and does not interrupt typing.
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
    // The segments are a large script: it loads when a field is visible or its form gets focus.
    const bring = () =>
      import("./date-segments.tsx").then(
        ({ DateSegments }) => take(DateSegments),
        // The native field works without it.
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
  // Moves focus from the native field to the segments.
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
  // Notifies the form's guard and live checks of the segments' value.
  const reported = useRef(shown);
  useEffect(() => {
    if (reported.current === shown) return;
    reported.current = shown;
    if (Segments) input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [shown, Segments]);

  return (
    <Field {...look} id={id} name={name}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside handle keys; the box only notices when focus leaves.
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
            // Also covers values set by the page, not only typing.
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

/** Directs the browser's validation message to the visible field. */
function focusBeside(input: HTMLElement): void {
  input.parentElement?.querySelector<HTMLElement>("[role=spinbutton]")?.focus();
}
