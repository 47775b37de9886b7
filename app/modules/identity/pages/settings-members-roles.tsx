import { useMemo } from "react";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { roleCatalogue } from "../commands/roles.server.ts";
import { MemberTabs } from "../screens/member-tabs.tsx";
import { roleSections, rolesSpec } from "../screens/roles.resource.tsx";
import type { Route } from "./+types/settings-members-roles.ts";

export const loader = createScreenLoader(roleCatalogue.screen);
export const action = createCommandAction(roleCatalogue.commands);

/** The roles of the workspace, each with the people who have it. */
export default function Roles({
  loaderData: { list, editing, suggested, ownPermissions, canManage },
}: Route.ComponentProps) {
  const sections = useMemo(() => roleSections(suggested, ownPermissions), [suggested, ownPermissions]);
  return (
    <SettingsListPage
      spec={rolesSpec}
      kind="roles"
      schema={() => import("../model/role.ts").then(({ roleSchema }) => roleSchema)}
      sections={sections}
      list={list}
      editing={editing}
      fresh={{}}
      canManage={canManage}
      parts={<MemberTabs current="roles" />}
    />
  );
}
