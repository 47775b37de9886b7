import { z } from "zod";
import { acceptAsWritten, completeWithoutChecks, createCatalogue } from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { equipmentRows } from "../db/equipment.server.ts";
import { equipmentSchema } from "../model/equipment.ts";

/** Equipment handed out to agents and vehicles. */
export const equipmentCatalogue = createCatalogue({
  name: "equipment",
  singular: "equipment",
  rows: equipmentRows,
  permission: ["settings"],
  subscription: true,
  forms: { create: equipmentSchema, update: equipmentSchema.safeExtend(expectedVersionFields) },
  references: { agent_id: "agents", vehicle_id: "vehicles" },
  prepare: acceptAsWritten,
  complete: completeWithoutChecks,
  response: {
    row: createRowResponseSchema(equipmentSchema, { agent: z.string().optional(), vehicle: z.string().optional() }),
  },
  isDeletable: true,
  columns: (column) => [
    column("name", "equipment:name", (row) => row.name),
    column("type", "equipment:type", (row, { t }) => t(`equipment:types.${row.type}`)),
    column("serial", "equipment:serial", (row) => row.serial ?? ""),
    column("agent", "equipment:agent", (row) => row.agent ?? ""),
    column("vehicle", "equipment:vehicle", (row) => row.vehicle ?? ""),
  ],
});
