import { keepCostCurrency } from "#app/platform/access/preferences.ts";
import { diffObjects } from "#app/platform/catalogue/changes.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { hasCostRates, readAccountSettings, readCurrencyUses, updateAccountSettings } from "../db/account.server.ts";
import {
  accountFingerprintSchema,
  accountSchema,
  computeAccountFingerprint,
  toStoredSettings,
} from "../model/account.ts";

const permission = ["settings", "settings.account", "settings.account.manage"] as const;

/** Saves the workspace's settings. A currency that is in use for prices must stay supported. */
export const saveAccount = createCommand({
  name: "settings.account.update",
  permission,
  input: accountSchema.safeExtend(accountFingerprintSchema.shape),
  async run(scope, { version, ...input }) {
    const { settings: before, row } = await readAccountSettings(scope);
    if (version !== computeAccountFingerprint(before)) return fail("lost_race");
    const written = toStoredSettings(input);
    const preferences = keepCostCurrency(before.preferences, written.preferences, await hasCostRates(scope));
    const next = { ...written, preferences, billing: written.billing ?? before.billing };
    const kept = new Set(next.preferences.supported_currencies);
    const dropped = before.preferences.supported_currencies.filter((each) => !kept.has(each));
    const uses = await readCurrencyUses(scope, dropped);
    const t = createTranslator(scope.actor.language);
    const where = uses.map((use) => t(`settings:used.${use}`)).join(", ");
    if (where) return failFields({ "preferences.supported_currencies": [{ code: "in_use_where", params: { where } }] });
    const changes = diffObjects(before, next);
    if (Object.keys(changes).length === 0) return ok({ version });
    const saved = await commit(scope.db, [
      updateAccountSettings(scope, row, next),
      writeAudit(scope, "settings.account.update", scope.account.id, { changes }),
    ]);
    return saved.ok ? ok({ version: computeAccountFingerprint(next) }) : saved;
  },
});
