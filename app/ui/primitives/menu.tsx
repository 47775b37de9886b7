import { Check, type LucideIcon } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { focusFirst, type Placement, useFloating } from "./floating.ts";
import { Icon } from "./icon.tsx";

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: LucideIcon;
  onSelect?: () => void;
  /** Leads to a page. */
  to?: string;
  danger?: boolean;
  /** Why it cannot be done now; shown beside it. */
  unavailable?: string;
  /** One of a choice. */
  checked?: boolean;
  /** A line above. */
  divided?: boolean;
}

interface MenuProps extends Placement {
  label: string;
  items: readonly MenuItem[];
  trigger: (props: ComponentProps<"button">) => ReactNode;
  /** A small heading inside. */
  heading?: ReactNode;
}

const item = "[role^=menuitem]:not([aria-disabled=true])";

/** A menu at a button: arrows, Home, End, first letters, Enter, Escape. */
export function Menu({ label, items, trigger, heading, ...placement }: MenuProps) {
  const floating = useFloating<HTMLButtonElement>(placement);
  const { open, panel, close, show } = floating;
  useEffect(() => {
    if (open) focusFirst(panel, item);
  }, [open, panel]);
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    show();
  };
  return (
    <>
      {trigger({
        ref: floating.trigger,
        type: "button",
        "aria-haspopup": "menu",
        onKeyDown: onTriggerKey,
        ...floating.triggerProps,
      })}
      <div
        ref={panel}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className="menu"
        {...floating.panelProps}
        onKeyDown={(event) => moveIn(event, panel.current)}
      >
        {open && heading && (
          <div className="mh" role="presentation">
            {heading}
          </div>
        )}
        {open && items.map((each) => <Item key={each.key} item={each} close={close} />)}
      </div>
    </>
  );
}

function Item({ item: each, close }: { item: MenuItem; close: () => void }) {
  const inside = (
    <>
      {each.icon && <Icon of={each.icon} />}
      <span>{each.label}</span>
      {each.checked && (
        <span className="tick">
          <Icon of={Check} size={14} />
        </span>
      )}
      {each.unavailable && <span className="why">{each.unavailable}</span>}
    </>
  );
  const shared = {
    role: each.checked === undefined ? "menuitem" : "menuitemradio",
    "aria-checked": each.checked,
    tabIndex: -1,
    className: each.danger ? "danger" : undefined,
  };
  return (
    <>
      {each.divided && <hr />}
      {each.to !== undefined && !each.unavailable ? (
        <Link to={each.to} prefetch="intent" onClick={close} {...shared}>
          {inside}
        </Link>
      ) : (
        <button
          type="button"
          aria-disabled={each.unavailable ? true : undefined}
          onClick={() => {
            if (each.unavailable) return;
            close();
            each.onSelect?.();
          }}
          {...shared}
        >
          {inside}
        </button>
      )}
    </>
  );
}

function moveIn(event: KeyboardEvent, panel: HTMLElement | null): void {
  if (!panel) return;
  const all = [...panel.querySelectorAll<HTMLElement>(item)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const to = targetOf(event.key, all, at);
  if (!to) return;
  event.preventDefault();
  event.stopPropagation();
  to.focus();
}

function targetOf(key: string, all: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === "ArrowDown") return all[(at + 1) % all.length];
  if (key === "ArrowUp") return all[(at - 1 + all.length) % all.length];
  if (key === "Home") return all[0];
  if (key === "End") return all[all.length - 1];
  if (key.length !== 1 || key === " ") return undefined;
  const after = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return after.find((each) => each.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
