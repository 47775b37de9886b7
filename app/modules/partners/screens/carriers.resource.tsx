import { Check, Unplug, X } from "lucide-react";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ConnectionState } from "#app/ui/status/connection-state.tsx";
import type { CarrierView, carrierListDescription } from "../db/connection.reads.server.ts";
import type { ConnectionStatus } from "../model/connection.states.ts";

const forOneCarrier = (state: ConnectionStatus) => ({
  idsField: "id",
  available: (rows: readonly CarrierView[]) => rows.length === 1 && rows.every(({ status }) => status === state),
});

/** The carriers that a merchant works with, and those that invite it. */
export const carriersSpec: ResourceSpec<CarrierView, ListNameSet<typeof carrierListDescription>> = {
  name: "carriers",
  module: "carriers",
  title: "carriers:title",
  rowId: (each) => each.id,
  rowName: (each) => each.name,
  searchPlaceholder: "carriers:search",
  defaultSort: "name",
  filters: [
    {
      field: "status",
      label: "carriers:state",
      kind: "enum",
      options: (["invited", "accepted", "disconnected"] as const).map((value) => ({
        value,
        label: `merchants:connection.${value}` as const,
      })),
    },
  ],
  columns: [
    { key: "name", sortable: true, header: "carriers:name", cell: (each) => each.name },
    { key: "country", sortable: true, header: "carriers:country", width: 100, cell: (each) => each.country },
    {
      key: "known_as",
      sortable: true,
      header: "carriers:known_as",
      width: 220,
      cell: (each) => each.known_as,
    },
    {
      key: "status",
      sortable: true,
      header: "carriers:state",
      width: 150,
      cell: (each) => <ConnectionState status={each.status} />,
    },
    {
      key: "changed_at",
      sortable: true,
      header: "carriers:since",
      width: 140,
      cell: (each) => <DateTimeText at={each.changed_at} style="date" />,
    },
  ],
  bulkActions: [
    {
      intent: "settings.carriers.accept",
      label: "carriers:accept",
      icon: Check,
      confirm: "carriers:accept_sure",
      ...forOneCarrier("invited"),
    },
    {
      intent: "settings.carriers.dismiss",
      label: "carriers:dismiss",
      submitLabel: "carriers:dismiss_action",
      cancelLabel: "carriers:keep_invitation",
      icon: X,
      danger: true,
      confirm: "carriers:dismiss_sure",
      ...forOneCarrier("invited"),
    },
    {
      intent: "settings.carriers.disconnect",
      label: "carriers:disconnect",
      submitLabel: "carriers:disconnect_action",
      cancelLabel: "carriers:stay_connected",
      icon: Unplug,
      danger: true,
      confirm: "carriers:disconnect_sure",
      ...forOneCarrier("accepted"),
    },
  ],
  empty: { title: "carriers:empty", text: "carriers:empty_why" },
};
