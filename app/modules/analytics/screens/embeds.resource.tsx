import { Code, Link2 } from "lucide-react";
import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { createDeleteAction, createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell, LabelsCell } from "#app/ui/settings-list/active-cell.tsx";
import { CopyButtons } from "#app/ui/settings-list/copy-buttons.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import type { embedFields } from "../db/embeds.server.ts";
import { type EmbedView, embeddedDashboards } from "../model/embed.ts";

export const embedsSpec: ResourceSpec<EmbedView, CatalogueNames<typeof embedFields>> = {
  name: "embeds",
  module: "embeds",
  title: "embeds:title",
  rowId: (embed) => embed.id,
  rowName: (embed) => embed.name,
  rowHref: (embed) => `?edit=${embed.id}`,
  searchPlaceholder: "embeds:search",
  defaultSort: "name",
  exports: "/settings/embeds/export",
  filters: [activeFilter],
  columns: [
    { key: "name", header: "embeds:name", long: true, sortable: true, cell: (embed) => embed.name },
    {
      key: "dashboard",
      header: "embeds:dashboard",
      width: 150,
      sortable: true,
      cell: ({ dashboard }) => <LabelsCell words={[`embeds:dashboards.${dashboard}` as const]} />,
    },
    {
      key: "only",
      header: "embeds:only",
      long: true,
      width: 180,
      cell: ({ merchant, location, team }) => [merchant, location, team].filter(Boolean).join(", "),
    },
    { key: "sites", header: "embeds:sites", long: true, cell: ({ sites }) => sites.join(", ") },
    {
      key: "ends_on",
      header: "embeds:ends_on",
      width: 110,
      sortable: true,
      cell: ({ ends_on: day }) => day && <DateTimeText at={day} style="date" />,
    },
    { key: "path", header: "embeds:address", width: 90, cell: (embed) => <AddressCell of={embed} /> },
    {
      key: "active",
      sortable: true,
      header: "settings:status",
      width: 100,
      cell: (embed) => <ActiveCell active={embed.active} />,
    },
  ],
  bulkActions: [...createSwitchActions("embeds", "embeds:deactivate_sure"), createDeleteAction("embeds")],
  empty: { title: "embeds:empty", text: "embeds:empty_why" },
};

/** Copies the address, or the frame to paste into a page. */
function AddressCell({ of: { path, name } }: { of: EmbedView }) {
  const t = useTranslate();
  const address = () => new URL(path, location.href).href;
  return (
    <CopyButtons
      buttons={[
        { icon: Link2, label: t("embeds:copy_address", { name }), text: address },
        { icon: Code, label: t("embeds:copy_frame", { name }), text: () => writeFrame(address(), name) },
      ]}
    />
  );
}

function writeFrame(address: string, name: string): string {
  const title = name.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<iframe src="${address}" title="${title}" width="100%" height="900" loading="lazy" style="border: 0"></iframe>`;
}

/** The form of an embedded dashboard. */
export const embedSections: readonly FormSection[] = [
  {
    key: "embed",
    fields: [
      { kind: "text", name: "name", label: "embeds:name", span: 3, autoComplete: "off" },
      {
        kind: "select",
        name: "dashboard",
        label: "embeds:dashboard",
        hint: "embeds:hint",
        span: 3,
        options: embeddedDashboards.map((value) => ({ value, label: `embeds:dashboards.${value}` as const })),
      },
      {
        kind: "tags",
        name: "sites",
        label: "embeds:sites",
        hint: "embeds:sites_hint",
        add: "embeds:sites_add",
        span: 3,
      },
      { kind: "date", name: "ends_on", label: "embeds:ends_on", hint: "embeds:ends_on_hint", span: 3, optional: true },
      { kind: "choice", name: "merchant_id", label: "embeds:merchant", span: 2, optional: true },
      { kind: "choice", name: "location_id", label: "embeds:location", span: 2, optional: true },
      { kind: "choice", name: "team_id", label: "embeds:team", span: 2, optional: true },
    ],
  },
];
