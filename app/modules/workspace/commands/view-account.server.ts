import { now, type Scope } from "#app/data/kernel/scope.server.ts";
import { readAccountSettings } from "#app/data/settings/account.server.ts";
import { can } from "#app/domain/access/can.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { zoneOptions } from "#app/domain/kernel/time-zone.ts";
import { accountFingerprint, shownSettings } from "#app/domain/settings/account.ts";
import { logoAddress } from "#app/domain/settings/logo.ts";

/** The workspace's settings as the API answers them, radii in metres. */
export async function viewAccount(scope: Scope) {
  const { settings, logo, kind } = await readAccountSettings(scope);
  return ok({ account: { ...settings, kind, logo }, seen: accountFingerprint(settings) });
}

/** The screen of the settings: what the form begins with, in the account's units. */
export async function accountScreen(scope: Scope) {
  const { settings, logo } = await readAccountSettings(scope);
  const system = settings.preferences.distance_measurement_system;
  return ok({
    settings: shownSettings(settings, system),
    units: system,
    logo: logo && logoAddress(scope.account.id, logo),
    seen: accountFingerprint(settings),
    zones: zoneOptions(now(scope)),
    canManage: can(scope.account, "settings.account.manage"),
  });
}
