import { z } from "zod";
import { optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";

/** Kinds of equipment that operators hand out. */
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

/** A piece of equipment as screens and the API write it; with an agent, with a vehicle, with both or in store. */
export const equipmentSchema = z.object({
  name: textSchema(200),
  type: z.enum(equipmentTypes),
  serial: optionalSchema(textSchema(100)),
  agent_id: optionalSchema(z.uuid()),
  vehicle_id: optionalSchema(z.uuid()),
  notes: optionalSchema(textSchema(1000)),
});

export type EquipmentInput = z.output<typeof equipmentSchema>;

/** A piece of equipment as screens and the API read it. */
export interface EquipmentView extends EquipmentInput {
  id: string;
  /** The names of the ids, for lists. */
  agent?: string | undefined;
  vehicle?: string | undefined;
  active: boolean;
  created_at: number;
  version: number;
}
