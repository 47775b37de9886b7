import { can } from "#app/platform/access/can.ts";
import { permissions } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { tokenRateLimit } from "../model/access-token.ts";

/** `GET me`: who calls, in which account, and what it may do there. */
export async function viewCaller({ account, actor, locations, merchant, program }: Scope): Promise<Result<unknown>> {
  const { id, name, kind, country, timezone, preferences, features } = account;
  return ok({
    token: program ? { id: program.tokenId, expires_on: program.expiresOn, addresses: program.addresses } : null,
    user: program ? null : { id: actor.id, name: actor.name, language: actor.language },
    account: {
      ...{ id, name, kind, country, timezone, sandbox: account.sandbox !== undefined },
      currency: preferences.default_currency,
      features,
    },
    permissions: permissions.filter((each) => can(account, each)),
    locations: locations === "all" ? null : locations,
    merchant_id: merchant ?? null,
    limits: program ? { requests: tokenRateLimit.limit, seconds: tokenRateLimit.windowSeconds } : null,
  });
}
