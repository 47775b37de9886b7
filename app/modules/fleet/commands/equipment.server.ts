import { z } from "zod";
import { alone, catalogue, stored } from "#app/platform/catalogue/catalogue.server.ts";
import { seen } from "#app/platform/catalogue/definition.server.ts";
import { rowAnswer } from "#app/platform/http/responses/row-answer.ts";
import { equipmentRows } from "../db/equipment.server.ts";
import { equipmentSchema } from "../model/equipment.ts";

/** What agents and vehicles are given (platform §2.5). */
export const equipmentCatalogue = catalogue({
  name: "equipment",
  one: "equipment",
  rows: equipmentRows,
  permission: ["settings"],
  subscription: true,
  forms: { create: equipmentSchema, update: equipmentSchema.safeExtend(seen) },
  refers: { agent_id: "agents", vehicle_id: "vehicles" },
  prepare: stored,
  complete: alone,
  answer: { row: rowAnswer(equipmentSchema, { agent: z.string().optional(), vehicle: z.string().optional() }) },
  deletable: true,
  columns: (column) => [
    column("name", "settings:equipment.name", (row) => row.name),
    column("type", "settings:equipment.type", (row, { t }) => t(`settings:equipment.types.${row.type}`)),
    column("serial", "settings:equipment.serial", (row) => row.serial ?? ""),
    column("agent", "settings:equipment.agent", (row) => row.agent ?? ""),
    column("vehicle", "settings:equipment.vehicle", (row) => row.vehicle ?? ""),
  ],
});
