import { PrintDialog } from "#app/ui/resource/bulk/print-dialog.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { LabelChoice } from "../list/label-choice.tsx";

interface LabelDialogProps {
  /** The order's. */
  number: string;
  designs: readonly { value: string; label: string }[];
  onClose: () => void;
}

/** Asks by which design the label of an order is printed. */
export function LabelDialog({ number, designs, onClose }: LabelDialogProps) {
  const say = useWords();
  return (
    <PrintDialog
      title={say("orders:labels")}
      submit={say("labels:print")}
      action="/orders/labels"
      of={{ orders: number }}
      onClose={onClose}
    >
      <LabelChoice designs={designs} />
    </PrintDialog>
  );
}
