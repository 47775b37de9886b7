import { type ReactNode, useId } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";

interface PrintDialogProps {
  title: string;
  submit: string;
  /** The path that returns the file, and its fields. */
  action: string;
  of: Readonly<Record<string, string>>;
  onClose: () => void;
  /** Options of the printout. */
  children: ReactNode;
}

/** Asks for print options and opens the file in a new tab. */
export function PrintDialog({ title, submit, action, of, onClose, children }: PrintDialogProps) {
  const t = useTranslate();
  const id = useId();
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {t("common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={id}>
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} footer={footer}>
      <form
        id={id}
        method="get"
        action={action}
        target="_blank"
        className="grid gap-3.5"
        onSubmit={() => setTimeout(onClose)}
        rel="noopener"
      >
        {Object.entries(of).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
      </form>
    </Dialog>
  );
}
