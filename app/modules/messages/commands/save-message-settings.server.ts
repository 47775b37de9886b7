import { z } from "zod";
import { diffObjects } from "#app/platform/catalogue/changes.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { listDialingCountries, normalizePhone } from "#app/platform/kernel/phone.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { saveMessageSettings } from "../db/message-settings.writes.server.ts";
import { messageEventKeys } from "../model/message.enums.ts";
import {
  messageSendingSchema,
  settingsOwnerSchema,
  settingsVersionSchema,
  toStoredSending,
} from "../model/message-sending.ts";
import { eventRuleSchema, type MessageSettings } from "../model/message-settings.ts";
import { messageAccess, readOwners } from "./view-message-settings.server.ts";

const ownerInput = settingsOwnerSchema.extend(settingsVersionSchema.shape);

/** Saves when and how messages go out, and how their sender looks to customers. */
export const saveSending = createCommand({
  name: "settings.messages.update",
  ...messageAccess,
  input: messageSendingSchema.safeExtend(ownerInput.shape),
  async run(scope, { merchant_id, version, ...sending }) {
    const { help_phone: written } = sending;
    const phone = written && normalizePhone(written, listDialingCountries(scope.account));
    if (phone === null) return failFields({ help_phone: [{ code: "phone_invalid" }] });
    const stored = toStoredSending({ ...sending, help_phone: phone });
    return changeSettings(scope, { merchant_id, version }, ({ events, logo }) => ({
      events,
      ...(logo && { logo }),
      ...stored,
    }));
  },
});

/** Saves on which channels an event is notified; a rule without modes inherits. */
export const saveEventRule = createCommand({
  name: "settings.messages.rules.update",
  ...messageAccess,
  input: ownerInput.extend({ event: z.enum(messageEventKeys), rule: eventRuleSchema }),
  run: (scope, { event, rule, ...owner }) =>
    changeSettings(scope, owner, ({ events, ...rest }) => ({ ...rest, events: { ...events, [event]: rule } })),
});

/** Changes the settings of the account or a merchant, at the version that was read. */
export async function changeSettings(
  scope: Scope,
  { merchant_id: merchantId, version }: z.output<typeof ownerInput>,
  apply: (before: MessageSettings) => MessageSettings,
): Promise<Result<{ version: number }>> {
  const read = await readOwners(scope, merchantId ?? null);
  if (!read.ok) return read;
  const { own } = read.value;
  if (own.version !== version) return fail("lost_race");
  const next = apply(own.settings);
  const changes = diffObjects(own.settings, { ...removed(own.settings, next), ...next });
  const written = await commit(scope.db, [
    saveMessageSettings(scope, merchantId ?? "", next, version),
    writeAudit(scope, "settings.messages.update", merchantId ?? scope.account.id, { changes }),
  ]);
  return written.ok ? ok({ version: version + 1 }) : written;
}

/** What is inherited again, for the log. */
const removed = (before: object, after: object) =>
  Object.fromEntries(Object.keys(before).flatMap((name) => (name in after ? [] : [[name, undefined]])));
