import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/primitives/button.tsx";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { toast } from "#app/ui/primitives/toast.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import "./access-tokens.css";

interface SecretDialogProps {
  title: string;
  /** Why it is not shown again, and what to do with it. */
  once: string;
  care: string;
  secret: string;
  onClose: () => void;
}

/** A secret that is shown once: it closes when whoever reads it says that it is stored. */
export function SecretDialog({ title, once, care, secret, onClose }: SecretDialogProps) {
  const say = useWords();
  const [stored, setStored] = useState(false);
  return (
    <Dialog
      open
      title={title}
      // A press beside it must not lose what is shown once.
      onClose={() => stored && onClose()}
      footer={
        <>
          <Checkbox
            label={say("settings:access_tokens.stored")}
            checked={stored}
            onChange={(event) => setStored(event.currentTarget.checked)}
          />
          <Button kind="primary" disabled={!stored} onClick={onClose}>
            {say("common:action.ok")}
          </Button>
        </>
      }
    >
      <p className="soft-ink">{once}</p>
      <div className="secret">
        <code data-testid="secret">{secret}</code>
        <Button
          icon={Copy}
          onClick={() => void navigator.clipboard.writeText(secret).then(() => toast(say("common:error.copied")))}
        >
          {say("settings:access_tokens.copy")}
        </Button>
      </div>
      <p>{care}</p>
    </Dialog>
  );
}
