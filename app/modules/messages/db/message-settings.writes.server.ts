import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import type { MessageEvent } from "../model/message.enums.ts";
import type { MessageSettings } from "../model/message-settings.ts";
import type { TemplateTexts } from "../model/template.ts";
import { messageSettings, messageTemplates } from "./messages.tables.ts";

/** Saves the settings of the account or, with its id, of a merchant; fails the batch unless they are at the version. */
export function saveMessageSettings(
  scope: Scope,
  merchantId: string,
  settings: MessageSettings,
  version: number,
): Statement {
  const changedAt = now(scope);
  return scope.db
    .insert(messageSettings)
    .values({ accountId: scope.account.id, merchantId, settings, changedAt, version: 1 })
    .onConflictDoUpdate({
      target: [messageSettings.accountId, messageSettings.merchantId],
      set: { settings, changedAt, version: incrementVersion(messageSettings.version, version) },
    });
}

interface NewVersion {
  merchantId: string;
  event: MessageEvent;
  version: number;
  /** Null for the standard texts. */
  texts: TemplateTexts | null;
  isDraft: boolean;
}

/** Adds a version of the texts of an event; a version that there is fails the batch. */
export function insertTemplateVersion(scope: Scope, { isDraft, ...row }: NewVersion): Statement {
  const at = now(scope);
  return scope.db.insert(messageTemplates).values({
    ...row,
    id: newId(scope),
    accountId: scope.account.id,
    usedSince: isDraft ? null : at,
    createdBy: scope.actor.id ?? "system",
    createdAt: at,
  });
}
