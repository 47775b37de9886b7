import { useState } from "react";
import { AlertTabs } from "#app/modules/alerts/screens/alert-tabs.tsx";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { webhookCatalogue } from "../commands/webhook-catalogue.server.ts";
import { EndpointSecret } from "../screens/webhook-dialogs.tsx";
import { eventOptions, webhookSections, webhooksSpec } from "../screens/webhooks.resource.tsx";
import type { Route } from "./+types/settings-webhooks-alerts.ts";

export const loader = createScreenLoader(webhookCatalogue.screen);
export const action = createCommandAction(webhookCatalogue.commands);

/** The list of endpoints. Creating one shows its secret once. */
export default function Webhooks({ loaderData: { list, editing, canManage, receiver } }: Route.ComponentProps) {
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
