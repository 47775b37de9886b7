import { KeyRound } from "lucide-react";
import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { eventTypes } from "#app/platform/events/event-catalogue.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell, LabelsCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import type { appFields } from "../db/apps.server.ts";
import type { AppView } from "../model/app.ts";

/** The list of apps that the account registered. */
export const appsSpec: ResourceSpec<AppView, CatalogueNames<typeof appFields>> = {
  name: "apps",
  module: "apps",
  title: "apps:title",
  rowId: (app) => app.id,
  rowName: (app) => app.name,
  rowHref: (app) => `?edit=${app.id}`,
  searchPlaceholder: "apps:search",
  defaultSort: "name",
  filters: [activeFilter],
  columns: [
    { key: "name", header: "apps:name", long: true, sortable: true, cell: (app) => app.name },
    { key: "id", header: "apps:client_id", width: 300, cell: (app) => <code>{app.id}</code> },
    { key: "redirect_uris", header: "apps:redirect_uris", long: true, cell: (app) => app.redirect_uris.join(", ") },
    {
      key: "confidential",
      header: "apps:kind",
      width: 120,
      cell: (app) => <LabelsCell words={[`apps:kinds.${app.confidential ? "server" : "device"}` as const]} />,
    },
    {
      key: "active",
      header: "settings:status",
      width: 100,
      sortable: true,
      cell: (app) => <ActiveCell active={app.active} />,
    },
  ],
  bulkActions: createSwitchActions("apps", "apps:off_sure"),
  empty: { title: "apps:empty", text: "apps:empty_why" },
};

/** The types of events to choose from, by their names in the API. */
export const appOptions = { webhook_events: eventTypes.map((type) => ({ value: type, label: type })) };

/** The form of an app. @param keepsSecret it may be sent events @param onRotate of one that has a secret */
export const appSections = (
  { isNew, keepsSecret }: { isNew: boolean; keepsSecret: boolean },
  onRotate: (() => void) | null,
): readonly FormSection[] => [
  {
    key: "app",
    fields: [
      { kind: "text", name: "name", label: "apps:name", hint: "apps:name_hint", span: 3, autoComplete: "off" },
      { kind: "url", name: "website", label: "apps:website", span: 3, optional: true },
      {
        kind: "tags",
        name: "redirect_uris",
        label: "apps:redirect_uris",
        hint: "apps:redirect_hint",
        add: "apps:redirect_add",
      },
      ...(keepsSecret
        ? [
            {
              kind: "url",
              name: "webhook_url",
              label: "apps:webhook_url",
              hint: "apps:webhook_hint",
              optional: true,
            } as const,
            {
              kind: "several",
              name: "webhook_events",
              label: "apps:webhook_events",
              hint: "apps:webhook_events_hint",
              optional: true,
            } as const,
          ]
        : []),
      ...(isNew
        ? [
            {
              kind: "switch",
              name: "confidential",
              label: "apps:confidential",
              hint: "apps:confidential_hint",
              optional: true,
            } as const,
          ]
        : []),
      ...(onRotate
        ? [
            {
              kind: "custom",
              name: "rotate",
              label: "apps:rotate",
              render: () => <RotateButton onRotate={onRotate} />,
            } as const,
          ]
        : []),
    ],
  },
];

function RotateButton({ onRotate }: { onRotate: () => void }) {
  const t = useTranslate();
  return (
    <div className="field span-6">
      <Button icon={KeyRound} onClick={onRotate}>
        {t("apps:rotate")}…
      </Button>
      <span className="hint">{t("apps:rotate_sure")}</span>
    </div>
  );
}
