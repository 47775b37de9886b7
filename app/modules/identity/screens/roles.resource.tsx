import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { createDeleteAction, createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import type { roleFields } from "../db/roles.server.ts";
import type { RoleChoice, RoleView } from "../model/role.ts";
import { RolePermissions } from "./access/role-permissions.tsx";

export const rolesSpec: ResourceSpec<RoleView, CatalogueNames<typeof roleFields>> = {
  name: "roles",
  module: "roles",
  title: "members:title",
  rowId: (role) => role.id,
  rowName: (role) => role.name,
  rowHref: (role) => `?edit=${role.id}`,
  searchPlaceholder: "roles:search",
  defaultSort: "name",
  filters: [activeFilter],
  columns: [
    { key: "name", header: "roles:name", long: true, width: 200, sortable: true, cell: ({ name }) => name },
    { key: "description", header: "roles:description", long: true, cell: ({ description }) => description },
    { key: "people", header: "roles:people", width: 90, align: "right", cell: ({ people }) => people },
    {
      key: "permissions",
      header: "roles:permissions",
      width: 120,
      align: "right",
      cell: ({ permissions }) => permissions.length,
    },
    {
      key: "active",
      sortable: true,
      header: "settings:status",
      width: 100,
      cell: ({ active }) => <ActiveCell active={active} />,
    },
  ],
  bulkActions: [...createSwitchActions("roles", "roles:deactivate_sure"), createDeleteAction("roles")],
  empty: { title: "roles:empty", text: "roles:empty_why" },
};

/** The form of a role. A new one may start with the permissions of a suggested role. */
export function roleSections(
  suggested: readonly RoleChoice[],
  ownPermissions: readonly string[],
): readonly FormSection[] {
  return [
    {
      key: "role",
      fields: [
        { kind: "text", name: "name", label: "roles:name", span: 3, autoComplete: "off" },
        { kind: "text", name: "description", label: "roles:description", span: 3, optional: true },
        {
          kind: "custom",
          name: "permissions",
          label: "roles:permissions",
          render: (name) => <RolePermissions name={name} suggested={suggested} ownPermissions={ownPermissions} />,
        },
      ],
    },
  ];
}
