import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import type { ExportedFile } from "#app/platform/lists/export-list.server.ts";
import { createListRead } from "#app/platform/lists/list-query.server.ts";
import { readSending, readSendingList, sendingsListDescription } from "../../db/sendings.server.ts";

/** `GET billing/sendings`. */
export const listSendings = createListRead(sendingsListDescription, async (scope, query) => {
  const { rows, pagination } = await readSendingList(scope, query);
  return ok({ sendings: rows, pagination });
});

/** A file as it was sent. */
export const openSentFile = createCommand({
  name: "accounting.merchant_billing.open_sent_file",
  permission: "accounting.merchant_billing",
  input: z.object({ id: z.uuid(), file: z.coerce.number().int().min(1).max(20) }),
  run: async (scope, { id, file: place }) => {
    const sent = (await readSending(scope, id))?.files[place - 1];
    const stored = sent ? await scope.ports.files.get(sent.key) : null;
    if (!sent || !stored) return fail("not_found");
    const file: ExportedFile = { name: sent.name, type: sent.type, body: stored.body };
    return ok(file);
  },
});
