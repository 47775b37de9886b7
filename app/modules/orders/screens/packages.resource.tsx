import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { fromMillimeters, type MeasurementSystem, packageUnits } from "#app/platform/money/units.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { VolumeText, WeightText } from "#app/ui/formats/measures.tsx";
import { createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell, LabelsCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import type { packageTemplateFields } from "../db/package-templates.server.ts";
import { packageTypes } from "../model/order.enums.ts";
import type { PackageTemplateView } from "../model/package-template.ts";

/** The list of package templates. */
export const packagesSpec: ResourceSpec<PackageTemplateView, CatalogueNames<typeof packageTemplateFields>> = {
  name: "packages",
  module: "packages",
  title: "packages:title",
  rowId: (each) => each.id,
  rowName: (each) => each.name,
  rowHref: (each) => `?edit=${each.id}`,
  searchPlaceholder: "packages:search",
  defaultSort: "name",
  exports: "/settings/packages/export",
  filters: [activeFilter],
  columns: [
    {
      key: "name",
      header: "packages:name",
      long: true,
      width: 220,
      sortable: true,
      cell: (each) => each.name,
    },
    {
      key: "type",
      sortable: true,
      header: "packages:type",
      width: 120,
      cell: (each) => <LabelsCell words={[`packages:${packageTypes.byCode(each.type).key}`]} />,
    },
    { key: "sides", header: "packages:sides", cell: (each) => <TemplateSides of={each} /> },
    {
      key: "volume",
      sortable: true,
      header: "packages:volume",
      width: 120,
      align: "right",
      cell: (each) => <VolumeText cubicCentimetres={each.volume} />,
    },
    {
      key: "weight",
      sortable: true,
      header: "packages:weight",
      width: 120,
      align: "right",
      cell: (each) => <WeightText grams={each.weight ?? null} />,
    },
    {
      key: "active",
      sortable: true,
      header: "settings:status",
      width: 100,
      cell: (each) => <ActiveCell active={each.active} />,
    },
  ],
  bulkActions: [...createSwitchActions("packages", "packages:deactivate_sure")],
  empty: { title: "packages:empty", text: "packages:empty_why" },
};

function TemplateSides({ of: { length, width, height } }: { of: PackageTemplateView }) {
  const { weight, locale } = useFormats();
  const unit = packageUnits[weight].length;
  const lengths = [length, width, height];
  if (lengths.every((side) => side === undefined)) return null;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const sides = lengths.map((side) => (side === undefined ? "–" : format.format(fromMillimeters(side, unit))));
  return `${sides.join(" × ")} ${unit}`;
}

/** The form of a template, in the units in which the account enters packages. */
export function packageSections(system: MeasurementSystem): FormSection[] {
  const unit = packageUnits[system];
  const side = (name: "length" | "width" | "height") =>
    ({
      kind: "number",
      name,
      label: `packages:${name}`,
      span: 2,
      unit: unit.length,
      min: 0,
      optional: true,
    }) as const;
  return [
    {
      key: "package",
      fields: [
        { kind: "text", name: "name", label: "packages:name", span: 4 },
        {
          kind: "select",
          name: "type",
          label: "packages:type",
          span: 2,
          options: packageTypes.rows.map(({ code, key }) => ({
            value: String(code),
            label: `packages:${key}` as const,
          })),
        },
        side("length"),
        side("width"),
        side("height"),
        {
          kind: "number",
          name: "weight",
          label: "packages:weight",
          span: 2,
          unit: unit.weight,
          min: 0,
          optional: true,
        },
        {
          kind: "number",
          name: "volume",
          label: "packages:volume",
          hint: "packages:volume_hint",
          span: 4,
          unit: "l",
          min: 0,
          optional: true,
        },
      ],
    },
  ];
}
