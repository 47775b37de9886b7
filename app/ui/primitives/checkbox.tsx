import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";

interface BoxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  /** Some of the items it represents are checked. */
  mixed?: boolean;
}

/** The bare box, for table rows: give `aria-label`. */
export function BareCheckbox({ mixed = false, ...input }: BoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return <input ref={box} type="checkbox" className="checkbox" {...input} />;
}

/** A checkbox with its label. A form sends "on" when ticked. */
export function Checkbox({ label, ...input }: BoxProps & { label: ReactNode }) {
  const id = useId();
  return (
    <span className="checkbox-line">
      <BareCheckbox id={id} {...input} />
      <label htmlFor={input.id ?? id}>{label}</label>
    </span>
  );
}

/** On or off, at once. */
export function Switch({ label, ...input }: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  const id = useId();
  return (
    <span className="checkbox-line">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox brings its own checked state. */}
      <input id={id} type="checkbox" role="switch" className="switch" {...input} />
      <label htmlFor={input.id ?? id}>{label}</label>
    </span>
  );
}

interface RadioGroupProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  defaultValue?: string;
  onChoose?: (value: string) => void;
}

/** A choice of a few options, all visible. */
export function RadioGroup({ legend, name, options, defaultValue, onChoose }: RadioGroupProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className="field">
      <span className="label" id={id}>
        {legend}
      </span>
      <div className="mode">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              className="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              onChange={() => onChoose?.(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </div>
  );
}
