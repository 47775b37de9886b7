import { shipmentTypes } from "#app/domain/shipments/shipment.enums.ts";
import {
  editDestination,
  editDestinationContact,
  editSource,
  editSourceContact,
} from "#app/features/shipments/edit-place.server.ts";
import { assignShipments, clearPlan } from "#app/features/shipments/move-shipments.server.ts";
import { printManifest } from "#app/features/shipments/print-manifest.server.ts";
import { printProofs } from "#app/features/shipments/proofs/write-proofs.server.ts";
import { apiShipmentOptions } from "#app/features/shipments/shipment-options.server.ts";
import { apiCommands, apiReads } from "#app/http/wrappers/api.server.ts";

/** `GET shipments/{type}/{filters,options,orders}`. */
export const loader = apiReads([
  {
    at: { type: shipmentTypes.rows.map((each) => each.path), action: ["filters", "options", "orders"] },
    read: apiShipmentOptions,
  },
]);

/** The word `type` is a shipment's number here. */
const numbered = { type: "number" } as const;

/** `POST shipments/plan/clear`, `POST shipments/assign/{agent_id}`, `PUT shipments/{n}/{source,destination}[-contact]`. */
export const action = apiCommands([
  {
    method: "POST",
    at: { type: shipmentTypes.rows.map((each) => each.path), action: "print" },
    command: printManifest,
  },
  {
    method: "POST",
    at: { type: shipmentTypes.rows.map((each) => each.path), action: "proofs" },
    command: printProofs,
  },
  { method: "POST", at: { type: "plan", action: "clear" }, command: clearPlan },
  { method: "POST", at: { type: "assign" }, as: { action: "agent_id" }, command: assignShipments },
  { method: "PUT", action: "source-contact", as: numbered, command: editSourceContact },
  { method: "PUT", action: "destination-contact", as: numbered, command: editDestinationContact },
  { method: "PUT", action: "source", as: numbered, command: editSource },
  { method: "PUT", action: "destination", as: numbered, command: editDestination },
]);
