import { type ReactNode, useId } from "react";

interface TooltipProps {
  text: string;
  at?: "below" | "top" | "end" | "right";
  /** The text repeats the control's name, so a screen reader need not hear it twice. */
  naming?: boolean;
  children: ReactNode | ((describedBy: string) => ReactNode);
}

/** A hint on hover and keyboard focus. Give a function to connect a control with `aria-describedby`. */
export function Tooltip({ text, at = "below", naming, children }: TooltipProps) {
  const id = useId();
  return (
    <span className={`tip at-${at}`}>
      {typeof children === "function" ? children(id) : children}
      <span role="tooltip" id={id} aria-hidden={naming || undefined}>
        {text}
      </span>
    </span>
  );
}
