import { Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { PhoneDialog } from "./phone-dialog.tsx";

/** Signs an agent in on a phone: a row's own button. */
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
