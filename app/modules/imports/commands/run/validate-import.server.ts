import { z } from "zod";
import { command } from "#app/platform/commands/command.server.ts";
import { importIn } from "./import-file.server.ts";
import { startValidation } from "./start-validation.server.ts";

/** Checks every row of an import again. */
export const validateImport = command({
  name: "orders.import.validate",
  permission: ["orders", "orders.import"],
  input: z.object({ importId: z.uuid() }),
  async run(scope, { importId }) {
    const found = await importIn(scope, importId, ["uploaded", "validated", "failed"]);
    return found.ok ? startValidation(scope, found.value) : found;
  },
});
