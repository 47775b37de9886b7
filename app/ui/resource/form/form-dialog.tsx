import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { ResourceForm, type ResourceFormProps } from "./resource-form.tsx";

interface FormDialogProps<Value> extends Omit<ResourceFormProps<Value>, "footer" | "guarded"> {
  title: string;
  /** Names what happens: "Add agent". */
  submit: string;
  onClose: () => void;
  wide?: boolean;
}

/** A small form in a dialog; closes after success. */
export function FormDialog<Value = unknown>({ title, submit, onClose, wide, onDone, ...form }: FormDialogProps<Value>) {
  const t = useTranslate();
  return (
    <Dialog open title={title} onClose={onClose} wide={wide ?? false}>
      <ResourceForm<Value>
        {...form}
        onDone={(value) => {
          onClose();
          onDone?.(value);
        }}
        footer={({ pending }) => (
          <div className="dialog-foot form-foot">
            <Button kind="ghost" onClick={onClose}>
              {t("common:action.cancel")}
            </Button>
            <Button kind="primary" type="submit" pending={pending}>
              {pending ? t("common:action.saving") : submit}
            </Button>
          </div>
        )}
      />
    </Dialog>
  );
}
