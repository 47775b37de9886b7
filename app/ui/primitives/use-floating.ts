import { type RefObject, useCallback, useEffect, useId, useRef, useState } from "react";

/** Where a panel hangs at its trigger. */
export interface FloatingPlacement {
  side?: "below" | "right";
  align?: "start" | "end";
  /** At least as wide as its trigger. */
  fit?: boolean;
}

/** A panel in the top layer that hangs at a trigger; closes on Escape and on a press outside (the platform's popover). */
export function useFloating<Trigger extends HTMLElement>({
  side = "below",
  align = "start",
  fit = false,
}: FloatingPlacement) {
  const id = useId();
  const trigger = useRef<Trigger>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const [open, setOpen] = useState(false);

  const place = useCallback(() => {
    if (trigger.current && panel.current) placePanel(panel.current, trigger.current, { side, align, fit });
  }, [side, align, fit]);

  const show = useCallback(() => {
    if (!panel.current || panel.current.matches(":popover-open")) return;
    setOpen(true);
    panel.current.showPopover();
    place();
  }, [place]);

  const close = useCallback(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  }, []);

  useEffect(() => {
    if (!open) return;
    place();
    addEventListener("resize", place);
    addEventListener("scroll", place, true);
    return () => {
      removeEventListener("resize", place);
      removeEventListener("scroll", place, true);
    };
  }, [open, place]);

  return {
    open,
    show,
    close,
    place,
    trigger,
    panel,
    triggerProps: {
      "aria-expanded": open,
      "aria-controls": open ? id : undefined,
      onPointerDown: () => {
        wasOpen.current = panel.current?.matches(":popover-open") ?? false;
      },
      onClick: () => {
        if (wasOpen.current) close();
        else show();
        wasOpen.current = false;
      },
    },
    panelProps: {
      id,
      popover: "auto" as const,
      onToggle: (event: { newState: string }) => setOpen(event.newState === "open"),
    },
  };
}

const gap = 4;
const margin = 8;

/** Places the panel beside its trigger, flipped at the window's edge. Styles are set by script because of the CSP. */
function placePanel(panel: HTMLElement, trigger: HTMLElement, { side, align, fit }: Required<FloatingPlacement>): void {
  const at = trigger.getBoundingClientRect();
  if (fit) panel.style.minWidth = `${at.width}px`;
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = side === "below";
  let left = below ? (align === "end" ? at.right - width : at.left) : at.right + gap;
  let top = below ? at.bottom + gap : align === "end" ? at.bottom - height : at.top;
  if (below && top + height > innerHeight - margin && at.top - gap - height > margin) top = at.top - gap - height;
  left = Math.max(margin, Math.min(left, innerWidth - width - margin));
  top = Math.max(margin, Math.min(top, innerHeight - height - margin));
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}

/** Focuses the first thing inside a panel that can have focus. */
export function focusFirst(panel: RefObject<HTMLElement | null>, selector: string): void {
  panel.current?.querySelector<HTMLElement>(selector)?.focus();
}
