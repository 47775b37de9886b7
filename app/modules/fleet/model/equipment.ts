import { z } from "zod";
import { optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";

/** Kinds of equipment. */
export const equipmentTypes = [
  "scanner",
  "phone",
  "card_terminal",
  "printer",
  "trolley",
  "container",
  "cool_box",
  "other",
] as const;
export type EquipmentType = (typeof equipmentTypes)[number];

/**
 * A piece of equipment as screens and the API write it; assigned to an agent, a vehicle, both or neither (in store).
 */
export const equipmentSchema = z.object({
  name: textSchema(200),
  type: z.enum(equipmentTypes),
  serial: optionalSchema(textSchema(100)),
  agent_id: optionalSchema(z.uuid()).describe("Id of the agent"),
  vehicle_id: optionalSchema(z.uuid()).describe("Id of the vehicle"),
  notes: optionalSchema(textSchema(1000)).describe("For the people who handle it"),
});

export type EquipmentInput = z.output<typeof equipmentSchema>;

/** A piece of equipment as screens and the API read it. */
export interface EquipmentView extends EquipmentInput {
  id: string;
  /** Names of agent and vehicle, for lists. */
  agent?: string | undefined;
  vehicle?: string | undefined;
  active: boolean;
  created_at: number;
  version: number;
}
