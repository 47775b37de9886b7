import { LookupFields } from "#app/ui/resource/bulk/lookup-fields.tsx";
import type { ListedShipment } from "../commands/shipment-names.server.ts";
import { ManifestFormat } from "./manifest-dialog.tsx";
import type { ListChoices } from "./shipment-bulk-actions.tsx";
import { AgentField, AttemptFields, DropoffFields, NewPlanFields, PlanField, ReasonField } from "./shipment-fields.tsx";

export interface ShipmentBulkFieldsProps {
  of: "plan" | "new_plan" | "agent" | "dropoff" | "attempt" | "reason" | "manifest";
  rows: readonly ListedShipment[];
  choices: ListChoices;
}

/** Fields of the bulk actions' dialogs; loaded when a dialog opens. */
export default function ShipmentBulkFields({ of, rows, choices }: ShipmentBulkFieldsProps) {
  switch (of) {
    case "plan":
      return <LookupFields module="open_plans">{(plans) => <PlanField choices={plans} />}</LookupFields>;
    case "new_plan":
      return (
        <LookupFields module="locations">
          {(places) => <NewPlanFields choices={places} type={choices.type} day={getFirstDay(rows, choices.today)} />}
        </LookupFields>
      );
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

/** The first delivery day of the selected shipments. */
function getFirstDay(rows: readonly ListedShipment[], today: string): string {
  const days = rows.flatMap((row) => row.deliveryFrom?.slice(0, 10) ?? []).sort();
  return days[0] ?? today;
}
