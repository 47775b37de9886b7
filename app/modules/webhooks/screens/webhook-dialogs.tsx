import { lazy, Suspense, useState } from "react";
import { toast } from "#app/ui/primitives/toast.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import type { WebhookView } from "../model/webhook.ts";
import { EndpointSecret } from "./endpoint-secret.tsx";
import { type Range, RecoverDialog } from "./recover-dialog.tsx";
import { eventChoices, secretSections, usualSecretOverlap, webhookSections } from "./webhooks.resource.tsx";

const FormDialog = lazy(async () => ({
  default: (await import("#app/ui/resource/form/form-dialog.tsx")).FormDialog,
}));

export type WebhookDialog = "edit" | "rotate" | "recover" | "activate" | "deactivate" | "delete";

interface WebhookDialogsProps {
  webhook: WebhookView;
  asked: WebhookDialog | null;
  /** What a recovery begins with. */
  range: Range;
  onClose: () => void;
}

/** What the page of an endpoint asks for in a dialog. */
export function WebhookDialogs({ webhook, asked, range, onClose }: WebhookDialogsProps) {
  const say = useWords();
  const [secret, setSecret] = useState<string | null>(null);
  const hidden = { id: webhook.id, version: String(webhook.version) };
  return (
    <Suspense>
      {asked === "edit" && (
        <FormDialog
          title={say("settings:webhooks.edit")}
          submit={say("settings:save")}
          schema={() => import("../model/webhook.ts").then((module) => module.webhookSchema)}
          intent="settings.webhooks.update"
          sections={webhookSections}
          defaultValue={webhook}
          choices={eventChoices}
          hidden={hidden}
          onClose={onClose}
          onDone={() => toast(say("settings:saved"))}
          wide
        />
      )}
      {asked === "rotate" && (
        <FormDialog
          title={say("settings:webhooks.secret", { name: webhook.name })}
          submit={say("settings:webhooks.rotate")}
          schema={() => import("../model/webhook.ts").then((module) => module.secretRotationSchema)}
          intent="settings.webhooks.rotate"
          sections={secretSections}
          defaultValue={usualSecretOverlap}
          hidden={hidden}
          onClose={onClose}
          onDone={(value) => {
            const told: unknown = Object(value).secret;
            if (typeof told === "string") setSecret(told);
          }}
        />
      )}
      {asked === "recover" && <RecoverDialog webhook={webhook} range={range} onClose={onClose} />}
      {secret && <EndpointSecret secret={secret} onClose={() => setSecret(null)} />}
    </Suspense>
  );
}
