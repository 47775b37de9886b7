import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readTemplateVersions } from "../db/message-settings.reads.server.ts";
import { insertTemplateVersion } from "../db/message-settings.writes.server.ts";
import { type MessageEvent, messageEventKeys } from "../model/message.enums.ts";
import { settingsOwnerSchema, settingsVersionSchema } from "../model/message-sending.ts";
import { type TemplateTexts, templateTextsSchema } from "../model/template.ts";
import { messageAccess, readOwners } from "./view-message-settings.server.ts";

/** Whose texts of which event. */
export const templateSchema = settingsOwnerSchema.extend({ event: z.enum(messageEventKeys) });

/** Adds a version of the texts of an event: a draft, or in use from now on. What waits keeps the text that it has. */
export const saveTemplate = createCommand({
  name: "settings.messages.templates.update",
  ...messageAccess,
  input: templateSchema.extend({
    ...settingsVersionSchema.shape,
    state: z.enum(["draft", "used"]).describe("`used` counts from now on"),
    texts: templateTextsSchema,
  }),
  run: (scope, { state, ...input }) => addVersion(scope, { ...input, isDraft: state === "draft" }),
});

/** Goes back to the standard texts, of a merchant to those of its account; the versions stay. */
export const resetTemplate = createCommand({
  name: "settings.messages.templates.reset",
  ...messageAccess,
  input: templateSchema.extend(settingsVersionSchema.shape),
  run: (scope, input) => addVersion(scope, { ...input, texts: null, isDraft: false }),
});

interface Change {
  merchant_id?: string | undefined;
  event: MessageEvent;
  /** The newest that was read. */
  version: number;
  texts: TemplateTexts | null;
  isDraft: boolean;
}

async function addVersion(scope: Scope, change: Change): Promise<Result<{ version: number }>> {
  const { merchant_id: merchantId, event, texts, isDraft } = change;
  const owners = await readOwners(scope, merchantId ?? null);
  if (!owners.ok) return owners;
  const [newest] = await readTemplateVersions(scope.db, scope.account.id, merchantId ?? "", event);
  if ((newest?.version ?? 0) !== change.version) return fail("lost_race");
  const version = change.version + 1;
  const written = await commit(scope.db, [
    insertTemplateVersion(scope, { merchantId: merchantId ?? "", event, version, texts, isDraft }),
    writeAudit(scope, texts ? "settings.messages.update" : "settings.messages.reset", event, { name: event, version }),
  ]);
  return written.ok ? ok({ version }) : written;
}
