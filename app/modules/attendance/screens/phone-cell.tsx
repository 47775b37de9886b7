import { Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { PhoneDialog } from "./phone-dialog.tsx";

/** Button of a row that signs the agent in on a phone. */
export function PhoneCell({ id, name }: { id: string; name: string }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={Smartphone} label={t("fleet:phone.open", { name })} onClick={() => setOpen(true)} />
      {open && <PhoneDialog id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
