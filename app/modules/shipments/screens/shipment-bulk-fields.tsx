import type { ListedShipment } from "../commands/shipment-names.server.ts";
import { ManifestFormat } from "./manifest-dialog.tsx";
import { AgentField, AttemptFields, DropoffFields, ReasonField } from "./shipment-fields.tsx";

export interface ShipmentBulkFieldsProps {
  of: "agent" | "dropoff" | "attempt" | "reason" | "manifest";
  rows: readonly ListedShipment[];
}

/** Fields of the bulk actions' dialogs; loaded when a dialog opens. */
export default function ShipmentBulkFields({ of, rows }: ShipmentBulkFieldsProps) {
  switch (of) {
    case "agent":
      return <AgentField />;
    case "dropoff":
      return <DropoffFields collecting={rows.some((row) => row.codCurrency !== null)} />;
    case "attempt":
      return <AttemptFields />;
    case "reason":
      return <ReasonField />;
    case "manifest":
      return <ManifestFormat />;
  }
}
