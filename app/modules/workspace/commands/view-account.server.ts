import { can } from "#app/platform/access/can.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { listZoneOptions } from "#app/platform/time/time-zone.ts";
import { readAccountSettings } from "../db/account.server.ts";
import { computeAccountFingerprint, toShownSettings } from "../model/account.ts";
import { getLogoUrl } from "../model/logo.ts";

/** The workspace's settings as the API returns them, radii in metres. */
export async function viewAccount(scope: Scope) {
  const { settings, logo, kind } = await readAccountSettings(scope);
  return ok({ account: { ...settings, kind, logo }, version: computeAccountFingerprint(settings) });
}

/** The settings screen: initial form values in the account's units. */
export async function readAccountScreen(scope: Scope) {
  const { settings, logo } = await readAccountSettings(scope);
  const system = settings.preferences.distance_measurement_system;
  return ok({
    settings: toShownSettings(settings, system),
    units: system,
    logo: logo && getLogoUrl(scope.account.id, logo),
    version: computeAccountFingerprint(settings),
    zones: listZoneOptions(now(scope)),
    canManage: can(scope.account, "settings.account.manage"),
  });
}
