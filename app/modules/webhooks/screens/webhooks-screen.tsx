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
  /** The address of the built-in receiver, which a new endpoint begins with. */
  receiver: string;
}

/** Endpoints of other systems: make one, which shows its secret once; each has a page of its own. */
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
        above={<AlertTabs current="webhooks" />}
        onSaved={(value) => {
          const told: unknown = Object(value).secret;
          if (typeof told === "string") setSecret(told);
          return typeof told === "string";
        }}
      />
      {secret && <EndpointSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
