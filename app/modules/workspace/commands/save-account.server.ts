import { withCostCurrency } from "#app/platform/access/preferences.ts";
import { changesOf } from "#app/platform/catalogue/changes.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { hasCosts, readAccountSettings, readCurrencyUses, updateAccountSettings } from "../db/account.server.ts";
import { accountFingerprint, accountSchema, keptSettings, seenAccount } from "../model/account.ts";

const permission = ["settings", "settings.account", "settings.account.manage"] as const;

/** Writes the workspace's settings anew. A currency that prices are kept in stays supported. */
export const saveAccount = command({
  name: "settings.account.update",
  permission,
  input: accountSchema.safeExtend(seenAccount.shape),
  async run(scope, { seen, ...input }) {
    const { settings: before, row } = await readAccountSettings(scope);
    if (seen !== accountFingerprint(before)) return fail("lost_race");
    const written = keptSettings(input);
    const preferences = withCostCurrency(before.preferences, written.preferences, await hasCosts(scope));
    const next = { ...written, preferences, billing: written.billing ?? before.billing };
    const kept = new Set(next.preferences.supported_currencies);
    const dropped = before.preferences.supported_currencies.filter((each) => !kept.has(each));
    const uses = await readCurrencyUses(scope, dropped);
    const t = translator(scope.actor.language);
    const where = uses.map((use) => t(`settings:used.${use}`)).join(", ");
    if (where) return failFields({ "preferences.supported_currencies": [{ code: "in_use_where", params: { where } }] });
    const changes = changesOf(before, next);
    if (Object.keys(changes).length === 0) return ok({ seen });
    const saved = await commit(scope.db, [
      updateAccountSettings(scope, row, next),
      audit(scope, "settings.account.update", scope.account.id, { changes }),
    ]);
    return saved.ok ? ok({ seen: accountFingerprint(next) }) : saved;
  },
});
