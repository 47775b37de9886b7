import type { z } from "zod";
import type { Permission } from "#app/platform/access/permissions.ts";
import { type Command, createCommand } from "#app/platform/commands/command.server.ts";
import { runMoves } from "../db/move.writes.server.ts";
import type { ShipmentMove } from "../model/shipment.moves.ts";
import type { ShipmentAction } from "../model/shipment.states.ts";

/** Defines a bulk action on shipments: each shipment is decided by itself, all changes are written in one batch. */
export function defineBulkCommand<Input extends { shipments: string[] }>(
  name: string,
  permission: Permission,
  action: ShipmentAction,
  input: z.ZodType<Input>,
  move: (input: Input) => Partial<ShipmentMove>,
): Command {
  return createCommand({
    name,
    permission: ["shipments", permission],
    subscription: true,
    input,
    run: (scope, values) =>
      runMoves(
        scope,
        [...new Set(values.shipments)].map((id) => ({ ...move(values), id, action })),
      ),
  });
}
