import { useId } from "react";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { useWords } from "#app/ui/words/use-words.ts";

interface ManifestDialogProps {
  /** Address of the shipment's list: `/shipments/pickups`. */
  list: string;
  number: string;
  onClose: () => void;
}

/** Asks as what the manifest of a shipment is wanted. */
export function ManifestDialog({ list, number, onClose }: ManifestDialogProps) {
  const say = useWords();
  const id = useId();
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {say("common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={id}>
        {say("shipments:manifest.print")}
      </Button>
    </>
  );
  return (
    <Dialog open title={say("shipments:manifest.print")} onClose={onClose} footer={footer}>
      <form
        id={id}
        method="get"
        action={`${list}/manifest`}
        target="_blank"
        onSubmit={() => setTimeout(onClose)}
        rel="noopener"
      >
        <input type="hidden" name="shipments" value={number} />
        <ManifestFormat />
      </form>
    </Dialog>
  );
}

/** To print, or to work on. */
export function ManifestFormat() {
  const say = useWords();
  const options = [
    { value: "", label: say("shipments:manifest.pdf") },
    { value: "true", label: say("shipments:manifest.excel") },
  ];
  return <Select name="to_excel" label={say("shipments:manifest.format")} options={options} />;
}
