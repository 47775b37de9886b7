import { Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { useApi } from "#app/ui/client/use-api.ts";
import { QrCode } from "#app/ui/codes/qr-code.tsx";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { TrackerPart } from "./tracker-part.tsx";

interface PhoneLink {
  url: string;
  path: string;
  size: number;
}

interface Phone {
  device: string | null;
  last_seen_at: string;
}

/** Shows a QR code that signs one phone in as the agent (once, for 5 minutes), and the phones that are signed in. */
export function PhoneDialog({ id, name, onClose }: { id: string; name: string; onClose(): void }) {
  const t = useTranslate();
  const call = useApi();
  const [link, setShown] = useState<PhoneLink | null>(null);
  const [phones, setPhones] = useState<readonly Phone[]>([]);
  const [problem, setProblem] = useState("");
  const path = `fleet/agents/${id}/phones`;
  useEffect(() => {
    let isClosed = false;
    const load = async () => {
      const [{ renderQrPath }, created, existing] = await Promise.all([
        import("#app/platform/files/qr-path.ts"),
        call<{ data: { url: string } }>(path, { method: "POST" }),
        call<{ data: { phones: Phone[] } }>(path),
      ]);
      if (isClosed) return;
      setShown({ url: created.data.url, ...renderQrPath(created.data.url) });
      setPhones(existing.data.phones);
    };
    load().catch(() => isClosed || setProblem(t("common:toast.error")));
    return () => {
      isClosed = true;
    };
  }, [call, path, t]);
  const readPhones = async () => setPhones((await call<{ data: { phones: Phone[] } }>(path)).data.phones);
  const end = async () => {
    await call(path, { method: "DELETE" });
    setPhones([]);
  };
  return (
    <Dialog open title={t("fleet:phone.title", { name })} onClose={onClose}>
      <p>{t("fleet:phone.hint")}</p>
      {problem && <p role="alert">{problem}</p>}
      {link && (
        <>
          <QrCode path={link.path} size={link.size} label={t("fleet:phone.code")} />
          <a className="link" href={link.url} target="_blank" rel="noreferrer">
            {t("fleet:phone.here")}
          </a>
        </>
      )}
      <TrackerPart id={id} onLinked={() => void readPhones()} />
      {phones.length > 0 && (
        <>
          <h3>{t("fleet:phone.signed_in")}</h3>
          <ul>
            {phones.map(({ device, last_seen_at: lastSeenAt }) => (
              <li key={`${device} ${lastSeenAt}`}>
                {device?.slice(0, 60)} · <DateTimeText at={Date.parse(lastSeenAt)} />
              </li>
            ))}
          </ul>
          <Button kind="danger" onClick={() => void end()}>
            {t("fleet:phone.end")}
          </Button>
        </>
      )}
    </Dialog>
  );
}

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
