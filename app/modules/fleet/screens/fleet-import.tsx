import { FileUp } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { agentFileFields, vehicleFileFields } from "../model/fleet-file.fields.ts";

const ListImportDialog = lazyPart(async () => ({
  default: (await import("#app/ui/resource/import/list-import-dialog.tsx")).ListImportDialog,
}));

const lists = {
  agents: agentFileFields.map(({ key, label }) => ({ key, label: `agents:${label}` as const })),
  vehicles: vehicleFileFields.map(({ key, label }) => ({ key, label: `vehicles:${label}` as const })),
};

/** Button that adds agents or vehicles from a file. */
export function FleetImport({ list }: { list: keyof typeof lists }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={FileUp} onClick={() => setOpen(true)}>
        {t("common:action.import")}
      </Button>
      <Suspense>
        {open && (
          <ListImportDialog
            title={t(`${list}:import`)}
            path={`/${list}/import`}
            template={`/settings/${list}/template`}
            fields={lists[list]}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
