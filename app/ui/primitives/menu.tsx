import { Check, type LucideIcon } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { MenuItem as Entry, Menu as List, MenuSection, Separator } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { useNavigate } from "react-router";
import { Icon } from "./icon.tsx";
import { getNodeText, groupMenuItems, type MenuGroup } from "./menu-groups.ts";
import { type OpenerPlacement, toAriaPlacement, useOpener } from "./use-opener.ts";

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: LucideIcon;
  onSelect?: () => void;
  /** Leads to a page. */
  to?: string;
  danger?: boolean;
  /** Why it is unavailable; shown beside it. */
  unavailable?: string;
  /** One of a choice. */
  checked?: boolean;
  /** A line above. */
  divided?: boolean;
}

interface MenuProps extends OpenerPlacement {
  label: string;
  items: readonly MenuItem[];
  trigger: (props: ComponentProps<"button">) => ReactNode;
  /** Several items may be checked, and the menu stays open. */
  several?: boolean;
  /** A small heading inside. */
  heading?: ReactNode;
}

/** A menu at a button: arrows, Home, End, the first letters, Enter; Escape and Tab close it. */
export function Menu({ label, items, trigger, heading, several = false, ...placement }: MenuProps) {
  const id = useId();
  const { open, setOpen, trigger: at, triggerProps } = useOpener("menu");
  const [from, setFrom] = useState<"first" | "last">("first");
  const navigate = useNavigate();
  const onClick = () => {
    setFrom("first");
    setOpen(!open);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setFrom(event.key === "ArrowDown" ? "first" : "last");
    setOpen(true);
  };
  const act = (key: unknown) => {
    const item = items.find((each) => each.key === key);
    if (!several) setOpen(false);
    if (item?.to === undefined) item?.onSelect?.();
    else void navigate(item.to);
  };
  return (
    <>
      {trigger({ ...triggerProps, "aria-controls": open ? id : undefined, onClick, onKeyDown })}
      {/* Not there while it is closed: inside tabs a closed popover's items are drawn once more, without their menu. */}
      {open && (
        <Popover
          triggerRef={at}
          isOpen={open}
          onOpenChange={setOpen}
          placement={toAriaPlacement(placement)}
          offset={4}
          containerPadding={8}
          className="menu"
          // The container of a menu has no role of its own.
          render={({ role: _dialog, tabIndex: _focus, ...props }) => <div {...props} />}
        >
          {heading && <div className="menu-heading">{heading}</div>}
          <div onKeyDownCapture={(event) => closeOnTab(event, () => setOpen(false))}>
            <List id={id} aria-label={label} autoFocus={from} onAction={act} onClose={() => setOpen(false)}>
              {groupMenuItems(items).map((group, index) => (
                <Group
                  key={group.key}
                  group={group}
                  label={label}
                  several={several}
                  divided={index > 0 && group.divided}
                />
              ))}
            </List>
          </div>
        </Popover>
      )}
    </>
  );
}

function closeOnTab(event: KeyboardEvent, close: () => void): void {
  if (event.key !== "Tab") return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

interface GroupProps {
  group: MenuGroup;
  label: string;
  several: boolean;
  divided: boolean;
}

function Group({ group, label, several, divided }: GroupProps) {
  const entries = group.items.map((item) => (
    <Entry
      key={item.key}
      id={item.key}
      textValue={getNodeText(item.label)}
      isDisabled={item.unavailable !== undefined}
      className={item.danger ? "menu-item danger" : "menu-item"}
    >
      {item.icon && <Icon of={item.icon} />}
      <span>{item.label}</span>
      {item.checked && (
        <span className="tick">
          <Icon of={Check} size={14} />
        </span>
      )}
      {item.unavailable && <span className="why">{item.unavailable}</span>}
    </Entry>
  ));
  return (
    <>
      {divided && <Separator />}
      {group.choice ? (
        <MenuSection
          aria-label={label}
          selectionMode={several ? "multiple" : "single"}
          disallowEmptySelection={!several}
          selectedKeys={group.items.filter(({ checked }) => checked).map(({ key }) => key)}
        >
          {entries}
        </MenuSection>
      ) : (
        entries
      )}
    </>
  );
}
