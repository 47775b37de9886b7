import { useId } from "react";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { LabelChoice } from "./label-choice.tsx";

interface LabelDialogProps {
  /** The order's. */
  number: string;
  designs: readonly { value: string; label: string }[];
  onClose: () => void;
}

/** Asks by which design the label of an order is printed, and opens it in a new tab. */
export function LabelDialog({ number, designs, onClose }: LabelDialogProps) {
  const say = useWords();
  const id = useId();
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {say("common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={id}>
        {say("labels:print")}
      </Button>
    </>
  );
  return (
    <Dialog open title={say("orders:labels")} onClose={onClose} footer={footer}>
      <form
        id={id}
        method="get"
        action="/orders/labels"
        target="_blank"
        className="grid gap-3.5"
        onSubmit={() => setTimeout(onClose)}
        rel="noopener"
      >
        <input type="hidden" name="orders" value={number} />
        <LabelChoice designs={designs} />
      </form>
    </Dialog>
  );
}
