import { z } from "zod";
import { validateGrant } from "#app/modules/identity/db/access-grants.server.ts";
import { insertAppToken } from "#app/modules/identity/db/app-tokens.server.ts";
import { filterMerchantPermissions } from "#app/modules/identity/db/token.reads.server.ts";
import { permissions } from "#app/platform/access/permissions.ts";
import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { systemNow } from "#app/platform/db/sandbox-clock.server.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import { optionalSchema } from "#app/platform/kernel/form-values.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { insertExchange } from "../db/exchanges.server.ts";
import { APP_CODE_LIFETIME_MS } from "../model/app.ts";
import { appScopes } from "../model/app-scopes.ts";
import { matchesRedirect } from "../model/redirect-address.ts";
import { findApp } from "./find-app.server.ts";

/** What a person consents to. */
const consentSchema = z.object({
  client_id: z.string().min(1).max(500),
  redirect_uri: z.string().min(1).max(500),
  code_challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  door: optionalSchema(z.enum(["api", "mcp"])),
  permissions: z.array(z.enum(permissions)).min(1, { error: "required" }).max(permissions.length),
  merchant_id: optionalSchema(z.uuid()),
});

/** Lets an app in: it gets a code, and for it access within what this person may do, as long as they may. */
export const connectApp = createCommand({
  name: "settings.apps.connect",
  confidential: true,
  permission: listManagePermissions("access_tokens"),
  input: consentSchema,
  async run(scope, { client_id: clientId, redirect_uri: redirect, code_challenge: challenge, ...input }) {
    if (scope.program) return fail("token_no_person");
    const app = await findApp(scope, clientId);
    if (!app) return failFields({ client_id: [{ code: "invalid_value" }] });
    if (!matchesRedirect(app.redirects, redirect)) return failFields({ redirect_uri: [{ code: "invalid_value" }] });
    if (input.permissions.some((each) => !appScopes.includes(each))) return fail("beyond_own");
    const merchant = input.merchant_id ?? null;
    if (merchant && !(await readNamedChoices(scope, "merchants")).some(({ value }) => value === merchant))
      return failFields({ merchant_id: [{ code: "invalid_value" }] });
    const granting = merchant ? limitToMerchant(input.permissions) : input.permissions;
    const locations = scope.locations === "all" ? [] : [...scope.locations];
    const access = await validateGrant(scope, { access: "limited", permissions: granting, locations });
    if (!access.ok) return access;
    const id = newId(scope);
    const code = `wb_code_${toBase64Url(scope.ports.random(32))}`;
    const granted = access.value.permissions;
    // Apps know the time of the world, also where a sandbox has its own.
    const at = systemNow(scope.ports.clock);
    const written = await commit(scope.db, [
      insertAppToken(scope, {
        id,
        appId: app.id,
        name: app.name,
        permissions: granted,
        locations,
        merchantId: merchant,
      }),
      insertExchange(scope.db, {
        ...{ hash: await hashSha256Hex(code), accountId: scope.account.id, tokenId: id, kind: "code" },
        ...{ redirect, challenge, door: input.door ?? null, createdAt: at, endsAt: at + APP_CODE_LIFETIME_MS },
      }),
      writeAudit(scope, "settings.apps.connect", id, { name: app.name, permissions: granted.join(", ") }),
    ]);
    return written.ok ? ok({ code }) : written;
  },
});

const limitToMerchant = (chosen: readonly (typeof permissions)[number][]) => {
  const allowed = filterMerchantPermissions(chosen);
  return chosen.filter((each) => allowed.includes(each));
};
