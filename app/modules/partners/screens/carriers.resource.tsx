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
  title: "settings:carriers.title",
  rowId: (each) => each.id,
  rowName: (each) => each.name,
  searchPlaceholder: "settings:carriers.search",
  defaultSort: "name",
  filters: [
    {
      field: "status",
      label: "settings:carriers.state",
      kind: "enum",
      options: (["invited", "accepted", "disconnected"] as const).map((value) => ({
        value,
        label: `settings:merchants.connection.${value}` as const,
      })),
    },
  ],
  columns: [
    { key: "name", sortable: true, header: "settings:carriers.name", cell: (each) => each.name },
    { key: "country", sortable: true, header: "settings:carriers.country", width: 100, cell: (each) => each.country },
    {
      key: "known_as",
      sortable: true,
      header: "settings:carriers.known_as",
      width: 220,
      cell: (each) => each.known_as,
    },
    {
      key: "status",
      sortable: true,
      header: "settings:carriers.state",
      width: 150,
      cell: (each) => <ConnectionState status={each.status} />,
    },
    {
      key: "changed_at",
      sortable: true,
      header: "settings:carriers.since",
      width: 140,
      cell: (each) => <DateTimeText at={each.changed_at} style="date" />,
    },
  ],
  bulkActions: [
    {
      intent: "settings.carriers.accept",
      label: "settings:carriers.accept",
      icon: Check,
      confirm: "settings:carriers.accept_sure",
      ...forOneCarrier("invited"),
    },
    {
      intent: "settings.carriers.dismiss",
      label: "settings:carriers.dismiss",
      submitLabel: "settings:carriers.dismiss_action",
      cancelLabel: "settings:carriers.keep_invitation",
      icon: X,
      danger: true,
      confirm: "settings:carriers.dismiss_sure",
      ...forOneCarrier("invited"),
    },
    {
      intent: "settings.carriers.disconnect",
      label: "settings:carriers.disconnect",
      submitLabel: "settings:carriers.disconnect_action",
      cancelLabel: "settings:carriers.stay_connected",
      icon: Unplug,
      danger: true,
      confirm: "settings:carriers.disconnect_sure",
      ...forOneCarrier("accepted"),
    },
  ],
  empty: { title: "settings:carriers.empty", text: "settings:carriers.empty_why" },
};
