import { TimerReset } from "lucide-react";
import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { CountText, VolumeText, WeightText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell, LabelsCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import type { vehicleFields } from "../db/vehicles.server.ts";
import { vehicleTypes } from "../model/fleet.enums.ts";
import type { VehicleView } from "../model/vehicle.ts";

export const vehiclesSpec: ResourceSpec<VehicleView, CatalogueNames<typeof vehicleFields>> = {
  name: "vehicles",
  module: "vehicles",
  title: "vehicles:title",
  rowId: (vehicle) => vehicle.id,
  rowName: (vehicle) => vehicle.plate_number,
  rowHref: (vehicle) => `?edit=${vehicle.id}`,
  searchPlaceholder: "vehicles:search",
  defaultSort: "plate_number",
  exports: "/settings/vehicles/export",
  filters: [activeFilter],
  columns: [
    {
      key: "plate_number",
      header: "vehicles:plate",
      width: 140,
      sortable: true,
      cell: (vehicle) => <span className="cell-id">{vehicle.plate_number}</span>,
    },
    { key: "name", sortable: true, header: "vehicles:name", long: true, cell: (vehicle) => vehicle.name },
    {
      key: "type",
      sortable: true,
      header: "vehicles:type",
      width: 130,
      cell: ({ type }) => <LabelsCell words={[`common:vehicle_type.${vehicleTypes.byCode(type).key}`]} />,
    },
    {
      key: "parcels",
      sortable: true,
      header: "vehicles:parcels",
      width: 120,
      align: "right",
      cell: (each) => (each.parcel_capacity === undefined ? null : <CountText value={each.parcel_capacity} />),
    },
    {
      key: "weight",
      sortable: true,
      header: "vehicles:max_weight",
      width: 110,
      align: "right",
      cell: (each) => <WeightText grams={multiply(each.max_weight, 1_000)} />,
    },
    {
      key: "volume",
      sortable: true,
      header: "vehicles:max_volume",
      width: 110,
      align: "right",
      cell: (each) => <VolumeText cubicCentimetres={multiply(each.max_volume, 1_000_000)} />,
    },
    {
      key: "available",
      header: "vehicles:available",
      width: 120,
      cell: (each) => (each.available_from ? `${each.available_from} – ${each.available_to}` : null),
    },
    {
      key: "active",
      sortable: true,
      header: "settings:status",
      width: 150,
      cell: (each) => <VehicleState vehicle={each} />,
    },
  ],
  bulkActions: [
    ...createSwitchActions("vehicles"),
    { intent: "settings.vehicles.reset_cooldown", label: "vehicles:reset_cooldown", icon: TimerReset },
  ],
  empty: { title: "vehicles:empty", text: "vehicles:empty_why" },
};

/** Active or not, and the end of a running cooldown. */
function VehicleState({ vehicle: { active, cooldown_until: until } }: { vehicle: VehicleView }) {
  const t = useTranslate();
  const { now } = useFormats();
  const { instant } = useDates();
  if (!active || until === null || until <= now) return <ActiveCell active={active} />;
  return <StateLabel state="resting">{t("vehicles:resting", { time: instant(until, "moment") })}</StateLabel>;
}

function multiply(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : value * factor;
}
