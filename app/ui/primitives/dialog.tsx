import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Dialog as Box } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useTranslate } from "../i18n/use-translate.ts";
import { Button, IconButton } from "./button.tsx";
import { useHasTyped } from "./use-has-typed.ts";

interface DialogProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot, the primary one last. */
  footer?: ReactNode;
  wide?: boolean;
  /** Medium width, between a question and a form. */
  middle?: boolean;
}

/**
 * A modal dialog: keeps focus inside, closes on Escape and on a press outside (not when a text selection ends there),
 * and returns focus. Asks before discarding typed text.
 */
export function Dialog({ open, onClose, ...look }: DialogProps) {
  const [asking, setAsking] = useState(false);
  const typed = useHasTyped();
  const leave = () => (typed.since() ? setAsking(true) : onClose());
  return (
    <>
      <Overlay open={open} onClose={leave}>
        <Look {...look} onLeave={leave} typed={typed} />
      </Overlay>
      {asking && <DiscardQuestion onStay={() => setAsking(false)} onLeave={onClose} />}
    </>
  );
}

/** An overlay over the page that takes all presses and keys. */
export function Overlay({ open, onClose, children }: Pick<DialogProps, "open" | "onClose" | "children">) {
  return (
    <ModalOverlay isOpen={open} onOpenChange={(next) => next || onClose()} isDismissable className="dialog-overlay">
      <Modal className="contents">{children}</Modal>
    </ModalOverlay>
  );
}

interface LookProps extends Omit<DialogProps, "open" | "onClose"> {
  onLeave: () => void;
  typed: ReturnType<typeof useHasTyped>;
}

function Look({ title, children, footer, wide, middle, onLeave, typed }: LookProps) {
  const t = useTranslate();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const { watch } = typed;
  useEffect(() => (box.current ? watch(box.current) : undefined), [watch]);
  return (
    <Box ref={box} className={`dialog${wide ? " wide" : ""}${middle ? " middle" : ""}`} aria-labelledby={id}>
      <header className="dialog-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon={X} label={t("common:action.close")} tip="end" onClick={onLeave} />
      </header>
      <div className="dialog-body">{children}</div>
      {footer && <footer className="dialog-foot">{footer}</footer>}
      <FocusFirst dialog={box} />
    </Box>
  );
}

/** Takes focus before the dialog itself does. */
function FocusFirst({ dialog }: { dialog: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.contains(document.activeElement)) findFirstFocus(element)?.focus();
  }, [dialog]);
  return null;
}

/** The first focus: the first field rather than the close button; in a dangerous dialog the cancel button. */
function findFirstFocus(dialog: HTMLElement): HTMLElement | null {
  const places = [
    ".dialog-body :is(input:not([type=hidden]), select, textarea):not(:disabled)",
    ".dialog-foot:has(.button-danger) .button-ghost",
    ".dialog-foot .button:last-child",
    ".dialog-body button",
  ];
  for (const place of places) {
    const found = dialog.querySelector<HTMLElement>(place);
    if (found) return found;
  }
  return null;
}

function DiscardQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      open
      title={t("common:form.discard_title")}
      text={t("common:form.discard_text")}
      action={t("common:form.discard")}
      cancel={t("common:form.keep_typing")}
      danger
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}

interface ConfirmProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  /** Names the action: "Delete plan". */
  action: string;
  danger?: boolean;
  /** The cancel button, in other words than the action: "Keep plan". */
  cancel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ open, title, text, action, danger, cancel, onConfirm, onClose }: ConfirmProps) {
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {cancel}
      </Button>
      <Button
        kind={danger ? "danger" : "primary"}
        onClick={() => {
          onConfirm();
          onClose();
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
