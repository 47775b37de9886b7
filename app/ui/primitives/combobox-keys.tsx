import { type KeyboardEvent, type ReactNode, type RefObject, useContext, useImperativeHandle } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";

/** Opens and closes the list of choices. */
export interface ListState {
  open: (focus: "first" | "last" | null, why: "input" | "manual") => void;
  close: () => void;
}

interface ComboboxKeysProps {
  list: RefObject<ListState | null>;
  /** The choices are requested but not loaded yet. */
  wanted: boolean;
  /** Enter while no option is highlighted; returns whether it had an effect. */
  onEnter: () => boolean;
  onEscape: () => void;
  children: ReactNode;
}

/** Keys of a combobox beyond the library's: Escape closes only its list, Enter takes an exact match. */
export function ComboboxKeys({ list, wanted, onEnter, onEscape, children }: ComboboxKeysProps) {
  const state = useContext(ComboBoxStateContext);
  useImperativeHandle(list, () => ({
    open: (focus, why) => {
      if (!state?.isOpen) state?.open(focus, why);
    },
    close: () => state?.close(),
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!state) return;
    const requested = wanted || state.isOpen;
    if (event.key === "Escape" && requested) {
      // A surrounding dialog stays open.
      onEscape();
      state.revert();
    } else if (event.key === "Enter" && requested && state.selectionManager.focusedKey === null) {
      if (!onEnter()) return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="contents" onKeyDownCapture={onKeyDown}>
      {children}
    </div>
  );
}
