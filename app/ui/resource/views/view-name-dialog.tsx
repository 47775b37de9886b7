import { type SubmitEvent, useId } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { TextField } from "../../primitives/text-field.tsx";

interface ViewNameDialogProps {
  title: string;
  name: string;
  busy: boolean;
  /** True when it was saved. */
  onSave: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ title, name, busy, onSave, onClose }: ViewNameDialogProps) {
  const t = useTranslate();
  const id = useId();
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    if (name && (await onSave(name))) onClose();
  };
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {t("common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={id} pending={busy}>
        {t("common:action.save")}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} footer={footer}>
      <form id={id} onSubmit={onSubmit}>
        <TextField
          name="name"
          label={t("common:table.view_name")}
          defaultValue={name}
          required
          maxLength={60}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
