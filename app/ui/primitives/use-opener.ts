import { type ComponentProps, useRef, useState } from "react";

/** Where a panel hangs at its trigger. */
export interface OpenerPlacement {
  side?: "below" | "right";
  align?: "start" | "end";
}

/** State of a menu or dialog attached to a button, and the button's ARIA properties. */
export function useOpener(kind: "menu" | "dialog") {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const triggerProps: ComponentProps<"button"> = {
    ref: trigger,
    type: "button",
    "aria-haspopup": kind,
    "aria-expanded": open,
    onClick: () => setOpen(!open),
  };
  return { open, setOpen, trigger, triggerProps };
}

/** The placement in the words of the library. */
export function toAriaPlacement({ side = "below", align = "start" }: OpenerPlacement) {
  if (side === "right") return align === "end" ? "right bottom" : "right top";
  return align === "end" ? "bottom end" : "bottom start";
}
