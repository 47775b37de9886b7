import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { createDeleteAction, createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import type { teamFields } from "../db/teams.server.ts";
import type { TeamView } from "../model/team.ts";

export const teamsSpec: ResourceSpec<TeamView, CatalogueNames<typeof teamFields>> = {
  name: "teams",
  module: "teams",
  title: "teams:title",
  rowId: (team) => team.id,
  rowName: (team) => team.name,
  rowHref: (team) => `?edit=${team.id}`,
  searchPlaceholder: "teams:search",
  defaultSort: "name",
  exports: "/settings/teams/export",
  filters: [activeFilter],
  columns: [
    { key: "name", header: "teams:name", long: true, sortable: true, cell: (team) => team.name },
    { key: "agents", header: "teams:agents", width: 100, align: "right", cell: (team) => team.agents.length },
    { key: "start", header: "teams:start", long: true, width: 200, cell: (team) => team.start_location },
    { key: "return", header: "teams:return", long: true, width: 200, cell: (team) => team.return_location },
    {
      key: "radius",
      sortable: true,
      header: "teams:radius",
      width: 140,
      align: "right",
      cell: ({ check_in_radius: radius }) => (radius === undefined ? null : `${radius} m`),
    },
    {
      key: "active",
      sortable: true,
      header: "settings:status",
      width: 100,
      cell: (team) => <ActiveCell active={team.active} />,
    },
  ],
  bulkActions: [...createSwitchActions("teams"), createDeleteAction("teams")],
  empty: { title: "teams:empty", text: "teams:empty_why" },
};

/** The form of a team. */
export const teamSections: readonly FormSection[] = [
  {
    key: "team",
    fields: [
      { kind: "text", name: "name", label: "teams:name", span: 6, autoComplete: "off" },
      { kind: "choice", name: "start_location_id", label: "teams:start", span: 3, optional: true },
      { kind: "choice", name: "return_location_id", label: "teams:return", span: 3, optional: true },
      {
        kind: "number",
        name: "check_in_radius",
        label: "teams:radius",
        hint: "teams:radius_hint",
        span: 6,
        unit: "m",
        min: 10,
        max: 100_000,
        step: 1,
        optional: true,
      },
      {
        kind: "checks",
        name: "agents",
        label: "teams:agents",
        hint: "teams:agents_hint",
        optional: true,
      },
    ],
  },
];
