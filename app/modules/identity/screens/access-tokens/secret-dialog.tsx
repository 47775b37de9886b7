import { Copy, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { useCopy } from "#app/ui/primitives/use-copy.ts";
import "./access-tokens.css";

interface SecretDialogProps {
  title: string;
  /** Explains that it is shown once, and how to store it. */
  once: string;
  care: string;
  secret: string;
  /** Number of trailing checksum characters. */
  check?: number;
  /** Properties to show below the secret. */
  facts?: readonly { name: string; value: string }[];
  /** Shown beside the close button. */
  beside?: ReactNode;
  onClose: () => void;
}

/** Shows a secret once; closes only when the person confirms that it is stored. */
export function SecretDialog({ title, once, care, secret, check = 0, facts, beside, onClose }: SecretDialogProps) {
  const t = useTranslate();
  const copy = useCopy();
  const [stored, setStored] = useState(false);
  return (
    <Dialog
      open
      middle
      title={title}
      // A click outside must not close it: the secret would be lost.
      onClose={() => stored && onClose()}
      footer={
        <>
          <Checkbox
            label={t("settings:secret.stored")}
            checked={stored}
            onChange={(event) => setStored(event.currentTarget.checked)}
          />
          <span className="grow" />
          {beside}
          <Button kind="primary" disabled={!stored} onClick={onClose}>
            {t("settings:secret.done")}
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
        <Button icon={Copy} onClick={() => copy(secret)}>
          {t("settings:secret.copy")}
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
