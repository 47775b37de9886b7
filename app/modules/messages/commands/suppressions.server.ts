import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { listDialingCountries, normalizePhone } from "#app/platform/kernel/phone.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import {
  deleteSuppression,
  maskContact,
  readSuppressed,
  readSuppressions,
  suppressContacts,
  toSuppression,
} from "../db/suppressions.server.ts";
import { suppressionKeySchema, suppressionSchema } from "../model/suppression.ts";
import { messageAccess } from "./view-message-settings.server.ts";

/** `GET messages/suppressions`: the newest contacts that are not written to. Only a hint of each is known. */
export async function listSuppressions(scope: Scope) {
  const { rows } = await readSuppressions(scope.db, scope.account.id);
  return ok({ suppressions: rows.map(toSuppression) });
}

/** Lets nobody write to a contact any more. */
export const addSuppression = createCommand({
  name: "settings.messages.suppressions.create",
  ...messageAccess,
  input: suppressionSchema,
  async run(scope, { channel, contact: written }) {
    const contact = channel === "email" ? written : normalizePhone(written, listDialingCountries(scope.account));
    if (contact === null) return failFields({ contact: [{ code: "phone_invalid" }] });
    const own = { accountId: scope.account.id, channel, contact, reason: "opt_out" as const };
    const hint = maskContact(contact);
    const done = await commit(scope.db, [
      ...(await suppressContacts(scope.db, [own], now(scope))),
      writeAudit(scope, "settings.messages.create", channel, { name: hint }),
    ]);
    return done.ok ? ok({ hint }) : done;
  },
});

/** Lets a contact be written to again. */
export const removeSuppression = createCommand({
  name: "settings.messages.suppressions.delete",
  ...messageAccess,
  input: suppressionKeySchema,
  async run(scope, { channel, hash }) {
    if (!(await readSuppressed(scope.db, scope.account.id, [hash])).has(hash)) return fail("not_found");
    const done = await commit(scope.db, [
      deleteSuppression(scope.db, scope.account.id, { channel, hash }),
      writeAudit(scope, "settings.messages.delete", channel, { name: hash.slice(0, 8) }),
    ]);
    return done.ok ? ok({ hash }) : done;
  },
});
