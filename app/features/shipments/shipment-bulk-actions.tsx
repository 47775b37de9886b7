import {
  Ban,
  CalendarPlus,
  ClipboardList,
  PackageCheck,
  PackageX,
  RotateCcw,
  Route,
  Truck,
  Undo2,
  UserMinus,
  UserPlus,
  Warehouse,
} from "lucide-react";
import { mostPlanned } from "#app/domain/plans/plan.enums.ts";
import { LookedUp } from "#app/ui/resource/bulk/looked-up.tsx";
import type { BulkAction } from "#app/ui/resource/resource-spec.ts";
import { exportSelected } from "#app/ui/resource/table/export-format.tsx";
import type { ListedShipment } from "./list-shipments.server.ts";
import { ManifestFormat } from "./manifest-dialog.tsx";
import { AgentField, AttemptFields, DropoffFields, NewPlanFields, PlanField, ReasonField } from "./shipment-fields.tsx";

/** What the list's dialogs offer. */
export interface ListChoices {
  /** Code of the shipment type. */
  type: number;
  /** The account's local day, for plans of shipments without a window. */
  today: string;
  /** Address of manifests, for members who may take shipments out. */
  manifest: string | undefined;
  /** Address of the list as a file, for the same. */
  exports: string | undefined;
  /** Whether the member may plan. */
  planning: boolean;
}

const idsField = "shipments";

/** Bulk actions by the specification's permissions; each says that some of the selected may not allow it. */
export function shipmentBulkActions(choices: ListChoices): BulkAction<ListedShipment>[] {
  const status =
    (...codes: number[]) =>
    (rows: readonly ListedShipment[]) =>
      rows.some((row) => codes.includes(row.status));
  const planning: BulkAction<ListedShipment>[] = [
    {
      intent: "shipments.plan",
      label: "shipments:action.plan",
      icon: Route,
      hotkey: "p",
      idsField,
      available: status(1),
      fields: () => <LookedUp module="open_plans">{(plans) => <PlanField choices={plans} />}</LookedUp>,
    },
    {
      intent: "plans.create",
      label: "shipments:action.new_plan",
      icon: CalendarPlus,
      hotkey: "n",
      idsField: "shipmentIds",
      together: mostPlanned,
      available: status(1),
      fields: (rows) => (
        <LookedUp module="locations">
          {(places) => <NewPlanFields choices={places} type={choices.type} day={dayOf(rows, choices.today)} />}
        </LookedUp>
      ),
    },
    {
      intent: "shipments.clear_plan",
      label: "shipments:action.unplan",
      icon: Undo2,
      idsField,
      available: status(2),
      confirm: "shipments:confirm.unplan",
    },
  ];
  return [
    ...(choices.manifest ? [manifestOf(choices)] : []),
    ...(choices.exports ? [exportSelected<ListedShipment>("shipments.export", choices.exports)] : []),
    ...(choices.planning ? planning : []),
    {
      intent: "shipments.assign",
      label: "shipments:action.assign",
      icon: UserPlus,
      hotkey: "a",
      idsField,
      available: status(1, 2, 3),
      fields: () => <LookedUp module="agents">{(agents) => <AgentField choices={agents} />}</LookedUp>,
    },
    {
      intent: "shipments.unassign",
      label: "shipments:action.unassign",
      icon: UserMinus,
      idsField,
      available: status(3),
      confirm: "shipments:confirm.unassign",
    },
    {
      intent: "shipments.pickup",
      label: "shipments:action.pickup",
      icon: Truck,
      idsField,
      available: status(3),
      confirm: "shipments:confirm.pickup",
    },
    {
      intent: "shipments.dropoff",
      label: "shipments:action.dropoff",
      icon: PackageCheck,
      idsField,
      available: status(3, 4),
      confirm: "shipments:confirm.dropoff",
      fields: (rows) => choices.type > 2 && <DropoffFields collecting={rows.some((row) => row.codCurrency !== null)} />,
    },
    {
      intent: "shipments.attempt",
      label: "shipments:action.attempt",
      icon: PackageX,
      idsField,
      available: status(3, 4),
      fields: () => <AttemptFields />,
    },
    {
      intent: "shipments.receive",
      label: "shipments:action.receive",
      icon: Warehouse,
      idsField,
      available: status(5, 6),
      confirm: "shipments:confirm.receive",
    },
    {
      intent: "shipments.reset",
      label: "shipments:action.reset",
      icon: RotateCcw,
      idsField,
      available: status(4, 5, 6),
      confirm: "shipments:confirm.reset",
    },
    {
      intent: "shipments.cancel",
      label: "shipments:action.cancel",
      deed: "shipments:cancel_deed",
      keep: "shipments:keep",
      icon: Ban,
      idsField,
      danger: true,
      available: status(1, 2, 3),
      confirm: "shipments:confirm.cancel",
      fields: () => <ReasonField />,
    },
  ];
}

function manifestOf({ manifest }: ListChoices): BulkAction<ListedShipment> {
  return {
    intent: "shipments.print",
    label: "shipments:manifest.print",
    icon: ClipboardList,
    hotkey: "m",
    opens: manifest,
    fields: () => <ManifestFormat />,
  };
}

/** The first day that the selected shipments are due. */
function dayOf(rows: readonly ListedShipment[], today: string): string {
  const days = rows.flatMap((row) => row.deliveryFrom?.slice(0, 10) ?? []).sort();
  return days[0] ?? today;
}
