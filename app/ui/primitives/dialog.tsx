import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "../words/use-words.ts";
import { Button, IconButton } from "./button.tsx";

interface DialogProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot, the way forward last. */
  footer?: ReactNode;
  wide?: boolean;
}

/** Focus begins where the work is, not at the cross. */
const firstInBody = ".dlg-b :is(input:not([type=hidden]), select, textarea), .dlg-f .b:last-child, .dlg-b button";

/** A modal dialog on the platform's own: keeps focus inside, closes on Escape, gives focus back. */
export function Dialog({ open, title, onClose, children, footer, wide }: DialogProps) {
  const say = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>(firstInBody)?.focus();
    }
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by keyboard what a press on the backdrop does.
    <dialog
      ref={dialog}
      className={`dlg${wide ? " wide" : ""}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <>
          <header className="dlg-h">
            <h2 id={id}>{title}</h2>
            <IconButton icon={X} label={say("common:action.close")} tip="end" onClick={onClose} />
          </header>
          <div className="dlg-b">{children}</div>
          {footer && <footer className="dlg-f">{footer}</footer>}
        </>
      )}
    </dialog>
  );
}

interface ConfirmProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  /** Names what will happen: "Delete plan". */
  action: string;
  danger?: boolean;
  /** The way back; "Cancel" without it. */
  cancel?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ open, title, text, action, danger, cancel, onConfirm, onClose }: ConfirmProps) {
  const say = useWords();
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {cancel ?? say("common:action.cancel")}
      </Button>
      <Button
        kind={danger ? "danger" : "primary"}
        onClick={() => {
          onClose();
          onConfirm();
        }}
      >
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={onClose} footer={footer}>
      {text && <p>{text}</p>}
    </Dialog>
  );
}
