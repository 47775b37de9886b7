import { Suspense, useState } from "react";
import { SecretDialog } from "#app/modules/identity/screens/access-tokens/secret-dialog.tsx";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showToast } from "#app/ui/primitives/toast.ts";
import type { WebhookView } from "../model/webhook.ts";
import { RecoverDialog, type RecoverRange } from "./recover-dialog.tsx";
import {
  DEFAULT_SECRET_OVERLAP,
  DEFAULT_TEST,
  eventOptions,
  secretSections,
  testChoices,
  testSections,
  webhookSections,
} from "./webhooks.resource.tsx";

const FormDialog = lazyPart(async () => ({
  default: (await import("#app/ui/resource/form/form-dialog.tsx")).FormDialog,
}));

export type WebhookDialog = "edit" | "test" | "rotate" | "recover" | "activate" | "deactivate" | "delete";

interface WebhookDialogsProps {
  webhook: WebhookView;
  open: WebhookDialog | null;
  /** Initial range of a recovery. */
  range: RecoverRange;
  onClose: () => void;
}

/** The dialogs of an endpoint's page. */
export function WebhookDialogs({ webhook, open, range, onClose }: WebhookDialogsProps) {
  const t = useTranslate();
  const [secret, setSecret] = useState<string | null>(null);
  const hidden = { id: webhook.id, version: String(webhook.version) };
  return (
    <Suspense>
      {open === "edit" && (
        <FormDialog
          title={t("webhooks:edit")}
          submit={t("settings:save")}
          schema={() => import("../model/webhook.ts").then((module) => module.webhookSchema)}
          intent="settings.webhooks.update"
          sections={webhookSections}
          defaultValue={webhook}
          choices={eventOptions}
          hidden={hidden}
          onClose={onClose}
          onDone={() => showToast(t("settings:saved"))}
          wide
        />
      )}
      {open === "rotate" && (
        <FormDialog
          title={t("webhooks:secret", { name: webhook.name })}
          submit={t("webhooks:rotate")}
          schema={() => import("../model/webhook.ts").then((module) => module.secretRotationSchema)}
          intent="settings.webhooks.rotate"
          sections={secretSections}
          defaultValue={DEFAULT_SECRET_OVERLAP}
          hidden={hidden}
          onClose={onClose}
          onDone={(value) => {
            const secret: unknown = Object(value).secret;
            if (typeof secret === "string") setSecret(secret);
          }}
        />
      )}
      {open === "test" && (
        <FormDialog
          title={t("webhooks:test")}
          submit={t("webhooks:test_send")}
          schema={() => import("../model/webhook.ts").then((module) => module.testMessageSchema)}
          intent="settings.webhooks.test"
          sections={testSections}
          defaultValue={DEFAULT_TEST}
          choices={testChoices}
          hidden={{ id: webhook.id }}
          onClose={onClose}
          onDone={() => showToast(t("webhooks:tested"))}
        />
      )}
      {open === "recover" && <RecoverDialog webhook={webhook} range={range} onClose={onClose} />}
      {secret && <EndpointSecret secret={secret} onClose={() => setSecret(null)} />}
    </Suspense>
  );
}

/** The secret of an endpoint, shown once. */
export function EndpointSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslate();
  return (
    <SecretDialog
      title={t("webhooks:secret_title")}
      once={t("webhooks:secret_once")}
      care={t("webhooks:secret_care")}
      secret={secret}
      onClose={onClose}
    />
  );
}
