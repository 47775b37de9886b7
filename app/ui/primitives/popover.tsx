import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Popover as Panel } from "react-aria-components/Popover";
import { type OpenerPlacement, toAriaPlacement, useOpener } from "./use-opener.ts";

interface PopoverProps extends OpenerPlacement {
  /** Accessible name of the panel. */
  label: string;
  /** The trigger; spread the props on a button. */
  trigger: (props: ComponentProps<"button">) => ReactNode;
  children: (close: () => void) => ReactNode;
  className?: string;
  /** Opens at once, for an editor that was just added. */
  startOpen?: boolean;
  onClose?: () => void;
}

/** A panel attached to its trigger: keeps focus inside, closes on Escape and on a press outside. */
export function Popover({ label, trigger, children, className, startOpen, onClose, ...placement }: PopoverProps) {
  const { open, setOpen, trigger: at, triggerProps } = useOpener("dialog");
  useEffect(() => {
    if (startOpen) setOpen(true);
  }, [startOpen, setOpen]);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onClose?.();
  };
  return (
    <>
      {trigger(triggerProps)}
      <Panel
        triggerRef={at}
        isOpen={open}
        onOpenChange={change}
        placement={toAriaPlacement(placement)}
        offset={4}
        containerPadding={8}
        aria-label={label}
        className={className ?? "popover"}
      >
        <Inside>{children(() => change(false))}</Inside>
      </Panel>
    </>
  );
}

/** Focus begins at the first thing that can be used. */
function Inside({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea, button")?.focus();
  }, []);
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  );
}
