import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PrintDialog } from "#app/ui/resource/bulk/print-dialog.tsx";
import { LabelFields } from "../list/label-fields.tsx";

interface LabelDialogProps {
  /** The order's number. */
  number: string;
  designs: readonly { value: string; label: string }[];
  onClose: () => void;
}

/** Chooses the design for the label of an order. */
export function LabelDialog({ number, designs, onClose }: LabelDialogProps) {
  const t = useTranslate();
  return (
    <PrintDialog
      title={t("orders:labels")}
      submit={t("shipping_labels:print")}
      action="/orders/labels"
      of={{ orders: number }}
      onClose={onClose}
    >
      <LabelFields designs={designs} />
    </PrintDialog>
  );
}
