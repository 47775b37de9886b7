import { useMemo } from "react";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import type { RoleChoice, RoleView } from "../model/role.ts";
import { MemberTabs } from "./member-tabs.tsx";
import { roleSections, rolesSpec } from "./roles.resource.tsx";

interface RolesScreenProps {
  list: ResourceData<RoleView>;
  editing: RoleView | null;
  suggested: readonly RoleChoice[];
  ownPermissions: readonly string[];
  canManage: boolean;
}

/** The roles of the workspace, each with the people who have it. */
export function RolesScreen({ list, editing, suggested, ownPermissions, canManage }: RolesScreenProps) {
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
