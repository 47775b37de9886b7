import { type ComponentProps, type ReactNode, useEffect } from "react";
import { focusFirst, type Placement, useFloating } from "./floating.ts";

interface PopoverProps extends Placement {
  /** Says what the panel is. */
  label: string;
  /** The trigger; spread the props on a button. */
  trigger: (props: ComponentProps<"button">) => ReactNode;
  children: (close: () => void) => ReactNode;
  className?: string;
  /** Opens at once, for an editor that was just added. */
  startOpen?: boolean;
  onClose?: () => void;
}

/** A panel with anything inside, hanging at its trigger. */
export function Popover({ label, trigger, children, className, startOpen, onClose, ...placement }: PopoverProps) {
  const floating = useFloating<HTMLButtonElement>(placement);
  const { open, panel, show, close } = floating;
  useEffect(() => {
    if (startOpen) show();
  }, [startOpen, show]);
  useEffect(() => {
    if (open) focusFirst(panel, "input, select, textarea, button");
  }, [open, panel]);
  return (
    <>
      {trigger({ ref: floating.trigger, "aria-haspopup": "dialog", type: "button", ...floating.triggerProps })}
      <div
        ref={panel}
        role="dialog"
        aria-label={label}
        className={className ?? "pop"}
        {...floating.panelProps}
        onToggle={(event) => {
          floating.panelProps.onToggle(event);
          if (event.newState === "closed") onClose?.();
        }}
      >
        {open && children(close)}
      </div>
    </>
  );
}
