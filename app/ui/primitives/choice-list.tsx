import type { ReactNode } from "react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import type { Choice } from "./combobox.tsx";

interface ChoiceListProps {
  label: string;
  /** Shown while nothing matches. */
  empty?: ReactNode;
}

/** The list below a combobox; its choices are the combobox's `items`. */
export function ChoiceList({ label, empty }: ChoiceListProps) {
  return (
    <Popover className="menu fit" offset={4} containerPadding={8}>
      <ListBox aria-label={label} {...(empty !== undefined && { renderEmptyState: () => empty })}>
        {(choice: Choice) => (
          <ListBoxItem id={choice.value} textValue={choice.label}>
            <span>{choice.label}</span>
            {choice.detail && <span className="why">{choice.detail}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
