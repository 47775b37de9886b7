import { Trash2 } from "lucide-react";
import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { eventTypes, pingType } from "#app/platform/events/event-catalogue.ts";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import type { webhookFields } from "../db/endpoints.server.ts";
import { payloadSizes, signings } from "../model/webhook.enums.ts";
import { secretOverlapHours, type WebhookView } from "../model/webhook.ts";

/** The list of endpoints. */
export const webhooksSpec: ResourceSpec<WebhookView, CatalogueNames<typeof webhookFields>> = {
  name: "webhooks",
  module: "webhooks",
  title: "webhooks:title",
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  rowHref: ({ id }) => `/settings/webhooks-alerts/${id}`,
  searchPlaceholder: "webhooks:search",
  defaultSort: "name",
  filters: [activeFilter],
  columns: [
    { key: "name", header: "webhooks:name", long: true, sortable: true, cell: ({ name }) => name },
    { key: "url", header: "webhooks:url", long: true, width: 280, sortable: true, cell: ({ url }) => url },
    { key: "events", header: "webhooks:events", width: 110, cell: (row) => <EventsCell of={row} /> },
    {
      key: "delivered",
      header: "webhooks:delivered",
      width: 130,
      align: "right",
      cell: ({ delivered }) => <CountText value={delivered} />,
    },
    {
      key: "waiting",
      header: "webhooks:waiting",
      width: 90,
      align: "right",
      cell: ({ waiting }) => <CountText value={waiting} />,
    },
    {
      key: "active",
      header: "settings:status",
      width: 150,
      sortable: true,
      cell: (row) => <EndpointStateCell of={row} />,
    },
  ],
  bulkActions: [
    {
      intent: "settings.webhooks.delete",
      label: "common:action.delete",
      submitLabel: "webhooks:remove_action",
      cancelLabel: "webhooks:remove_keep",
      icon: Trash2,
      danger: true,
      confirm: "webhooks:remove_sure",
    },
  ],
  empty: { title: "webhooks:empty", text: "webhooks:empty_why" },
};

/** The events that it subscribes to. */
export function EventsCell({ of: { events } }: { of: WebhookView }) {
  const t = useTranslate();
  return events.length === 0 ? t("webhooks:all_events") : t("webhooks:some_events", { count: events.length });
}

/** State of an endpoint, and why it is off. */
export function EndpointStateCell({
  of: { active, disabled_reason: reason, failing_since: failing },
}: {
  of: WebhookView;
}) {
  const t = useTranslate();
  if (active && failing !== null) return <StateLabel state="failed">{t("webhooks:state.failing")}</StateLabel>;
  if (active) return <StateLabel state="active">{t("webhooks:state.active")}</StateLabel>;
  if (reason === "gone") return <StateLabel state="failed">{t("webhooks:state.gone")}</StateLabel>;
  if (reason === "failing") return <StateLabel state="failed">{t("webhooks:state.disabled")}</StateLabel>;
  return <StateLabel state="inactive">{t("webhooks:state.inactive")}</StateLabel>;
}

/** The event types to choose from, by the names used in the API. */
export const eventOptions = { events: eventTypes.map((type) => ({ value: type, label: type })) };

/** The form of an endpoint. */
export const webhookSections: readonly FormSection[] = [
  {
    key: "endpoint",
    fields: [
      { kind: "text", name: "name", label: "webhooks:name", autoComplete: "off" },
      { kind: "text", name: "url", label: "webhooks:url", hint: "webhooks:url_hint" },
      {
        kind: "several",
        name: "events",
        label: "webhooks:events",
        hint: "webhooks:events_hint",
        optional: true,
      },
      {
        kind: "select",
        name: "size",
        label: "webhooks:size",
        options: payloadSizes.map((value) => ({ value, label: `webhooks:sizes.${value}` as const })),
      },
      {
        kind: "select",
        name: "signing",
        label: "webhooks:signing",
        hint: "webhooks:signing_hint",
        options: signings.map((value) => ({ value, label: `webhooks:signings.${value}` as const })),
      },
    ],
  },
];

const overlaps = ["0", "1", "24", "72", "168"] as const;

/** The form for how long the replaced secret also signs. */
export const secretSections: readonly FormSection[] = [
  {
    key: "rotation",
    fields: [
      {
        kind: "select",
        name: "overlap_hours",
        label: "settings:secret.overlap",
        options: overlaps.map((value) => ({ value, label: `settings:secret.overlap_hours.${value}` as const })),
      },
    ],
  },
];
export const DEFAULT_SECRET_OVERLAP = { overlap_hours: String(secretOverlapHours.default) };

/** The form of what an endpoint is sent as a test. */
export const testSections: readonly FormSection[] = [
  { key: "test", fields: [{ kind: "choice", name: "type", label: "webhooks:test_type" }] },
];
export const testChoices = { type: [pingType, ...eventTypes].map((type) => ({ value: type, label: type })) };
export const DEFAULT_TEST = { type: pingType };
