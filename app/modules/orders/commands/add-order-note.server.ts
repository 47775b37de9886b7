import { createNoteCommand } from "#app/modules/notes/commands/add-note.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { readOrder } from "../db/order.reads.server.ts";

export const addOrderNote = createNoteCommand("orders", async (scope, number) => {
  const found = await readOrder(scope, number);
  if (!found.ok) return found;
  return ok({ thing: { about: "order", ...found.value }, path: `/orders/${number}` });
});
