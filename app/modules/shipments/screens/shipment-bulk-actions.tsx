import {
  Ban,
  ClipboardList,
  FileCheck,
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
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import type { BulkAction } from "#app/ui/resource/resource-spec.ts";
import { createExportAction } from "#app/ui/resource/table/export-format.tsx";
import type { ListedShipment } from "../commands/shipment-names.server.ts";
import type { ShipmentBulkFieldsProps } from "./shipment-bulk-fields.tsx";

const Fields = lazyPart(() => import("./shipment-bulk-fields.tsx"));

export interface ListChoices {
  /** Code of the shipment type. */
  type: number;
  /** How a selection is planned. */
  planSelection: Pick<BulkAction<ListedShipment>, "fields" | "carries" | "leadsTo">;
  /** Path of manifests; undefined when the member may not export. */
  manifest: string | undefined;
  /** Path of proofs; undefined when the member may not export. */
  proofs: string | undefined;
  /** Path of the list's export; undefined when the member may not export. */
  exports: string | undefined;
  /** Whether the member may plan. */
  planning: boolean;
}

const idsField = "shipments";

/** Renders the fields of one action's dialog. */
const createFieldsRenderer = (of: ShipmentBulkFieldsProps["of"]) => (rows: readonly ListedShipment[]) => (
  <Fields of={of} rows={rows} />
);

/**
 * Bulk actions, each available when one of the selected shipments is in a suitable status. The server decides on
 * permissions.
 */
export function shipmentBulkActions(choices: ListChoices): BulkAction<ListedShipment>[] {
  const hasStatus =
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
      available: hasStatus(1),
      ...choices.planSelection,
    },
    {
      intent: "shipments.clear_plan",
      label: "shipments:action.unplan",
      icon: Undo2,
      idsField,
      available: hasStatus(2),
      confirm: "shipments:confirm.unplan",
    },
  ];
  return [
    ...(choices.manifest ? [buildManifestAction(choices), buildProofsAction(choices)] : []),
    ...(choices.exports ? [createExportAction<ListedShipment>("shipments.export", choices.exports)] : []),
    ...(choices.planning ? planning : []),
    {
      intent: "shipments.assign",
      label: "shipments:action.assign",
      icon: UserPlus,
      hotkey: "a",
      idsField,
      available: hasStatus(1, 2, 3),
      fields: createFieldsRenderer("agent"),
    },
    {
      intent: "shipments.unassign",
      label: "shipments:action.unassign",
      icon: UserMinus,
      idsField,
      available: hasStatus(3),
      confirm: "shipments:confirm.unassign",
    },
    {
      intent: "shipments.pickup",
      label: "shipments:action.pickup",
      icon: Truck,
      idsField,
      available: hasStatus(3),
      confirm: "shipments:confirm.pickup",
    },
    {
      intent: "shipments.dropoff",
      label: "shipments:action.dropoff",
      icon: PackageCheck,
      idsField,
      available: hasStatus(3, 4),
      confirm: "shipments:confirm.dropoff",
      fields: choices.type > 2 ? createFieldsRenderer("dropoff") : undefined,
    },
    {
      intent: "shipments.attempt",
      label: "shipments:action.attempt",
      icon: PackageX,
      idsField,
      available: hasStatus(3, 4),
      fields: createFieldsRenderer("attempt"),
    },
    {
      intent: "shipments.receive",
      label: "shipments:action.receive",
      icon: Warehouse,
      idsField,
      available: hasStatus(5, 6),
      confirm: "shipments:confirm.receive",
    },
    {
      intent: "shipments.reset",
      label: "shipments:action.reset",
      icon: RotateCcw,
      idsField,
      available: hasStatus(4, 5, 6),
      confirm: "shipments:confirm.reset",
    },
    {
      intent: "shipments.cancel",
      label: "shipments:action.cancel",
      submitLabel: "shipments:cancel_action",
      cancelLabel: "shipments:keep",
      icon: Ban,
      idsField,
      danger: true,
      available: hasStatus(1, 2, 3),
      confirm: "shipments:confirm.cancel",
      fields: createFieldsRenderer("reason"),
    },
  ];
}

function buildManifestAction(choices: ListChoices): BulkAction<ListedShipment> {
  return {
    intent: "shipments.print",
    label: "shipments:manifest.print",
    icon: ClipboardList,
    hotkey: "m",
    opens: choices.manifest,
    fields: createFieldsRenderer("manifest"),
  };
}

function buildProofsAction({ proofs }: ListChoices): BulkAction<ListedShipment> {
  return { intent: "shipments.proofs", label: "shipments:proof.many", icon: FileCheck, opens: proofs };
}
