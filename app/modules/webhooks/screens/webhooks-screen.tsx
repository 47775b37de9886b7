import { useState } from "react";
import { AlertTabs } from "#app/modules/alerts/screens/alert-tabs.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import type { WebhookView } from "../model/webhook.ts";
import { EndpointSecret } from "./endpoint-secret.tsx";
import { eventOptions, webhookSections, webhooksSpec } from "./webhooks.resource.tsx";

interface WebhooksScreenProps {
  list: ResourceData<WebhookView>;
  editing: WebhookView | null;
  canManage: boolean;
  /** URL of the built-in receiver, the default of a new endpoint. */
  receiver: string;
}

/** The list of endpoints. Creating one shows its secret once. */
export function WebhooksScreen({ list, editing, canManage, receiver }: WebhooksScreenProps) {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <SettingsListPage
        spec={webhooksSpec}
        kind="webhooks"
        schema={() => import("../model/webhook.ts").then((module) => module.webhookSchema)}
        sections={webhookSections}
        list={list}
        editing={editing}
        fresh={{ url: receiver, size: "fat", signing: "v1" }}
        choices={eventOptions}
        canManage={canManage}
        parts={<AlertTabs current="webhooks" />}
        onSaved={(value) => {
          const secret: unknown = Object(value).secret;
          if (typeof secret === "string") setSecret(secret);
          return typeof secret === "string";
        }}
      />
      {secret && <EndpointSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
