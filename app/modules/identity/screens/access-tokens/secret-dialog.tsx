import { Copy, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import "./access-tokens.css";

interface SecretDialogProps {
  title: string;
  /** Why it is not shown again, and what to do with it. */
  once: string;
  care: string;
  secret: string;
  /** Its last signs that only tell a mistyped one. */
  check?: number;
  /** What it is for. */
  facts?: readonly { name: string; value: string }[];
  /** Beside the button that closes. */
  beside?: ReactNode;
  onClose: () => void;
}

/** A secret that is shown once: it closes when whoever reads it says that it is stored. */
export function SecretDialog({ title, once, care, secret, check = 0, facts, beside, onClose }: SecretDialogProps) {
  const t = useTranslate();
  const [stored, setStored] = useState(false);
  return (
    <Dialog
      open
      middle
      title={title}
      // A press beside it must not lose what is shown once.
      onClose={() => stored && onClose()}
      footer={
        <>
          <Checkbox
            label={t("settings:access_tokens.stored")}
            checked={stored}
            onChange={(event) => setStored(event.currentTarget.checked)}
          />
          <span className="grow" />
          {beside}
          <Button kind="primary" disabled={!stored} onClick={onClose}>
            {t("settings:access_tokens.done")}
          </Button>
        </>
      }
    >
      <p className="soft-ink">{once}</p>
      <div className="secret">
        <code data-testid="secret">
          {secret.slice(0, secret.length - check)}
          {check > 0 && <span className="faint-ink">{secret.slice(-check)}</span>}
        </code>
        <Button
          icon={Copy}
          onClick={() => void navigator.clipboard.writeText(secret).then(() => showToast(t("common:error.copied")))}
        >
          {t("settings:access_tokens.copy")}
        </Button>
      </div>
      {facts && (
        <dl className="secret-facts">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="secret-care">
        <Icon of={TriangleAlert} size={15} />
        <span>{care}</span>
      </p>
    </Dialog>
  );
}
