import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import { PrintDialog } from "#app/ui/resource/bulk/print-dialog.tsx";

interface ManifestDialogProps {
  /** Path of the shipment's list: `/shipments/pickups`. */
  list: string;
  number: string;
  onClose: () => void;
}

/** Chooses the file format of a shipment's manifest. */
export function ManifestDialog({ list, number, onClose }: ManifestDialogProps) {
  const t = useTranslate();
  const title = t("shipments:manifest.print");
  return (
    <PrintDialog title={title} submit={title} action={`${list}/manifest`} of={{ shipments: number }} onClose={onClose}>
      <ManifestFormat />
    </PrintDialog>
  );
}

export function ManifestFormat() {
  const t = useTranslate();
  const options = [
    { value: "", label: t("shipments:manifest.pdf") },
    { value: "true", label: t("shipments:manifest.excel") },
  ];
  return <Select name="to_excel" label={t("shipments:manifest.format")} options={options} />;
}
