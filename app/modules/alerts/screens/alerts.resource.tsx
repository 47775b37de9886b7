import { FlaskConical, Trash2 } from "lucide-react";
import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import type { alertFields } from "../db/alert-rules.server.ts";
import { alertAudiences, alertChannels, alertDigests } from "../model/alert.enums.ts";
import type { AlertView } from "../model/alert.ts";
import { alertCatalogue, alertTypes } from "../model/alert-catalogue.ts";
import { alertRoleKeys } from "../model/alert-roles.ts";

interface CellProps {
  of: AlertView;
}

/** The list of rules; `onTest` sends a test of one. */
export function alertsSpec(
  onTest: ((id: string) => void) | null,
): ResourceSpec<AlertView, CatalogueNames<typeof alertFields>> {
  return {
    name: "alerts",
    module: "alerts",
    title: "common:nav.webhooks_alerts",
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    rowHref: ({ id }) => `?edit=${id}`,
    searchPlaceholder: "alerts:search",
    defaultSort: "name",
    filters: [activeFilter],
    columns: [
      { key: "name", header: "alerts:name", long: true, sortable: true, cell: ({ name }) => name },
      { key: "events", header: "alerts:events", width: 110, cell: (row) => <AlertEventsCell of={row} /> },
      {
        key: "audience",
        header: "alerts:audience",
        long: true,
        width: 110,
        cell: (row) => <AudienceCell of={row} />,
      },
      {
        key: "channels",
        header: "alerts:channels",
        long: true,
        width: 150,
        cell: (row) => <ChannelsCell of={row} />,
      },
      { key: "digest", header: "alerts:digest", width: 150, cell: (row) => <DigestCell of={row} /> },
      { key: "quiet", header: "alerts:quiet", width: 110, wide: true, cell: formatQuietHours },
      {
        key: "alerts",
        header: "alerts:week",
        width: 80,
        align: "right",
        cell: ({ alerts }) => <CountText value={alerts} />,
      },
      { key: "active", header: "settings:status", width: 100, sortable: true, cell: (row) => <ActiveCell {...row} /> },
      ...(onTest
        ? [
            {
              key: "test",
              header: "alerts:test",
              width: 110,
              cell: ({ id }: AlertView) => <TestButton onPress={() => onTest(id)} />,
            } as const,
          ]
        : []),
    ],
    bulkActions: [
      {
        intent: "settings.alerts.delete",
        label: "common:action.delete",
        submitLabel: "alerts:remove_action",
        cancelLabel: "alerts:remove_keep",
        icon: Trash2,
        danger: true,
        confirm: "alerts:remove_sure",
      },
    ],
    empty: { title: "alerts:empty", text: "alerts:empty_why" },
  };
}

function TestButton({ onPress }: { onPress: () => void }) {
  const t = useTranslate();
  return (
    <Button kind="ghost" icon={FlaskConical} onClick={onPress}>
      {t("alerts:test")}
    </Button>
  );
}

function AlertEventsCell({ of: { events } }: CellProps) {
  const t = useTranslate();
  return (
    <span title={events.map((type) => t(`alerts:event.${alertCatalogue[type].word}`)).join(", ")}>
      {t("alerts:some_events", { count: events.length })}
    </span>
  );
}

function AudienceCell({ of: { audience, roles, members } }: CellProps) {
  const t = useTranslate();
  if (audience === "roles") return roles.map((role) => t(`alerts:role.${role}`)).join(", ");
  if (audience === "members") return t("alerts:some_members", { count: members.length });
  return t(`alerts:audiences.${audience}`);
}

function ChannelsCell({ of: { channels } }: CellProps) {
  const t = useTranslate();
  return channels.map((channel) => t(`alerts:channel.${channel}`)).join(", ");
}

function DigestCell({ of: { digest } }: CellProps) {
  const t = useTranslate();
  return t(`alerts:digests.${digest}`);
}

const formatQuietHours = ({ quiet_from: from, quiet_to: until }: AlertView) =>
  from && until ? `${from}–${until}` : "–";

/** The form of a rule. */
export const alertSections: readonly FormSection[] = [
  {
    key: "what",
    fields: [
      { kind: "text", name: "name", label: "alerts:name", autoComplete: "off" },
      {
        kind: "checks",
        name: "events",
        label: "alerts:events",
        options: alertTypes.map((value) => ({
          value,
          label: `alerts:event.${alertCatalogue[value].word}` as const,
        })),
      },
    ],
  },
  {
    key: "who",
    title: "alerts:recipients",
    hint: "alerts:recipients_hint",
    fields: [
      {
        kind: "select",
        name: "audience",
        label: "alerts:audience",
        options: alertAudiences.map((value) => ({ value, label: `alerts:audiences.${value}` as const })),
        span: 2,
      },
      {
        kind: "checks",
        name: "roles",
        label: "alerts:roles",
        hint: "alerts:roles_hint",
        options: alertRoleKeys.map((value) => ({ value, label: `alerts:role.${value}` as const })),
        optional: true,
      },
      { kind: "several", name: "members", label: "alerts:members", span: 4, optional: true },
    ],
  },
  {
    key: "how",
    title: "alerts:ways",
    hint: "alerts:ways_hint",
    fields: [
      {
        kind: "checks",
        name: "channels",
        label: "alerts:channels",
        options: alertChannels.map((value) => ({ value, label: `alerts:channel.${value}` as const })),
      },
      {
        kind: "tags",
        name: "phones",
        label: "alerts:phones",
        hint: "alerts:phones_hint",
        add: "alerts:phones_add",
        optional: true,
      },
      { kind: "text", name: "slack_url", label: "alerts:slack_url", span: 3, optional: true },
      { kind: "text", name: "teams_url", label: "alerts:teams_url", span: 3, optional: true },
    ],
  },
  {
    key: "when",
    title: "alerts:times",
    fields: [
      {
        kind: "select",
        name: "digest",
        label: "alerts:digest",
        options: alertDigests.map((value) => ({ value, label: `alerts:digests.${value}` as const })),
        span: 2,
      },
      { kind: "time", name: "quiet_from", label: "alerts:quiet_from", span: 2, optional: true },
      { kind: "time", name: "quiet_to", label: "alerts:quiet_to", span: 2, optional: true },
    ],
  },
];
