import { functions } from "#app/modules/fleet/model/fleet.enums.ts";
import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { createPositionSection } from "#app/ui/map/pins/position-section.tsx";
import { createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell, LabelsCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter, functionCodeOptions, vehicleTypeOptions } from "#app/ui/settings-list/settings-options.ts";
import type { locationFields } from "../db/locations.server.ts";
import type { AssignableMember, LocationView } from "../model/location.ts";
import { LocationMembers } from "./location-members.tsx";

/** The list of locations. */
export const locationsSpec: ResourceSpec<LocationView, CatalogueNames<typeof locationFields>> = {
  name: "locations",
  module: "locations",
  title: "locations:title",
  rowId: (location) => location.id,
  rowName: (location) => location.name,
  rowHref: (location) => `?edit=${location.id}`,
  searchPlaceholder: "locations:search",
  defaultSort: "name",
  exports: "/settings/locations/export",
  filters: [activeFilter],
  columns: [
    {
      key: "name",
      header: "locations:name",
      long: true,
      width: 200,
      sortable: true,
      cell: (each) => each.name,
    },
    { key: "address", header: "locations:address", cell: ({ address }) => address.line1 },
    {
      key: "city",
      header: "locations:city",
      long: true,
      width: 160,
      cell: ({ address }) => [address.postal_code, address.city].filter(Boolean).join(" "),
    },
    {
      key: "functions",
      header: "locations:functions",
      long: true,
      width: 180,
      cell: (each) => (
        <LabelsCell words={each.functions.map((code) => `settings:function.${functions.byCode(code).key}` as const)} />
      ),
    },
    { key: "position", header: "locations:position", width: 150, cell: (each) => <PositionCell of={each} /> },
    {
      key: "active",
      sortable: true,
      header: "settings:status",
      width: 100,
      cell: (each) => <ActiveCell active={each.active} />,
    },
  ],
  bulkActions: [...createSwitchActions("locations")],
  empty: { title: "locations:empty", text: "locations:empty_why" },
};

function PositionCell({ of: { latitude, longitude } }: { of: LocationView }) {
  if (latitude === undefined || longitude === undefined) return <LabelsCell words={["locations:no_position"]} />;
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}

/** The form of a location; `members` are those that may be assigned to it, null when that is not offered. */
export function buildLocationSections(members: readonly AssignableMember[] | null): readonly FormSection[] {
  if (!members) return placeSections;
  const assigned: FormSection = {
    key: "members",
    title: "zones:members.title",
    hint: "zones:members.hint",
    fields: [
      {
        kind: "custom",
        name: "members",
        label: "zones:members.title",
        render: (name) => <LocationMembers name={name} members={members} />,
      },
    ],
  };
  return [...placeSections, assigned];
}

const placeSections: readonly FormSection[] = [
  {
    key: "place",
    title: "locations:section.place",
    fields: [
      { kind: "text", name: "name", label: "locations:name", span: 4 },
      { kind: "text", name: "external_id", label: "locations:external_id", span: 2, optional: true },
      { kind: "address", name: "address", label: "locations:address" },
    ],
  },
  createPositionSection("settings.locations.find"),
  {
    key: "rules",
    title: "locations:section.rules",
    fields: [
      { kind: "checks", name: "functions", label: "locations:functions", options: functionCodeOptions },
      {
        kind: "checks",
        name: "allowed_vehicle_types",
        label: "locations:vehicle_types",
        hint: "locations:vehicle_types_hint",
        options: vehicleTypeOptions,
      },
      {
        kind: "tags",
        name: "prohibited_vehicles",
        label: "locations:prohibited",
        hint: "locations:prohibited_hint",
        add: "locations:prohibited_add",
        optional: true,
      },
      { kind: "hours", name: "opening_hours", label: "locations:hours", optional: true },
    ],
  },
];
