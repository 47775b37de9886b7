import { apiCommands, apiReads } from "#app/platform/http/api.server.ts";
import {
  editDestination,
  editDestinationContact,
  editSource,
  editSourceContact,
} from "../commands/edit-ends.server.ts";
import { assignShipments, clearPlan } from "../commands/move-shipments.server.ts";
import { printManifest } from "../commands/print-manifest.server.ts";
import { printProofs } from "../commands/proofs/write-proofs.server.ts";
import { readApiShipmentOptions } from "../commands/shipment-options.server.ts";
import { shipmentTypes } from "../model/shipment.enums.ts";

/** `GET shipments/{type}/{filters,options,orders}`. */
export const loader = apiReads([
  {
    at: { type: shipmentTypes.rows.map((each) => each.path), action: ["filters", "options", "orders"] },
    read: readApiShipmentOptions,
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
