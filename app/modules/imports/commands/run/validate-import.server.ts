import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { readImportInStatus } from "./read-import-file.server.ts";
import { startValidation } from "./start-validation.server.ts";

export const validateImport = createCommand({
  name: "orders.import.validate",
  permission: ["orders", "orders.import"],
  input: z.object({ importId: z.uuid() }),
  async run(scope, { importId }) {
    const found = await readImportInStatus(scope, importId, ["uploaded", "validated", "failed"]);
    return found.ok ? startValidation(scope, found.value) : found;
  },
});
