import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { embedCatalogue } from "../commands/embeds.server.ts";
import { embedSections, embedsSpec } from "../screens/embeds.resource.tsx";
import type { Route } from "./+types/settings-embeds.ts";

export const loader = createScreenLoader(embedCatalogue.screen);
export const action = createCommandAction(embedCatalogue.commands);

export default function Embeds({ loaderData: { list, editing, choices, canManage } }: Route.ComponentProps) {
  return (
    <SettingsListPage
      spec={embedsSpec}
      kind="embeds"
      schema={() => import("../model/embed.ts").then((module) => module.embedSchema)}
      sections={embedSections}
      list={list}
      editing={editing}
      fresh={{ dashboard: "all" }}
      choices={choices}
      canManage={canManage}
    />
  );
}
