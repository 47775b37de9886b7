import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { canGrantAccess } from "../../db/access-grants.server.ts";
import { accessTokenRows, endTokenSecrets, insertTokenSecret } from "../../db/access-tokens.server.ts";
import { type AccessTokenView, formatAccessToken, rotationSchema } from "../../model/access-token.ts";

/** Creates a secret for a token, and the statement that stores its hash. */
export async function createTokenSecret(scope: Scope, tokenId: string) {
  const token = formatAccessToken(toBase64Url(scope.ports.random(32)), scope.account.sandbox ? "sandbox" : "live");
  return { token, secret: insertTokenSecret(scope, { tokenId, token, hash: await hashSha256Hex(token) }) };
}

/** Why a token must not be changed: it has more permissions than the person, a program did not create it, or it is revoked. Null when it may. */
export function getTokenChangeError(scope: Scope, token: AccessTokenView) {
  if (!token.active) return "token_over";
  // A program changes what it created, never itself or what people created.
  if (scope.program && token.parent_id !== scope.program.tokenId) return "beyond_own";
  return canGrantAccess(scope, token) ? null : "beyond_own";
}

/** Creates a new secret for a token, shown once; the old one stays valid for `overlap_hours`. */
export const rotateToken = createCommand({
  name: "settings.access_tokens.rotate",
  confidential: true,
  permission: listManagePermissions("access_tokens"),
  input: rotationSchema,
  async run(scope, { id, version, overlap_hours: hours }) {
    const [found] = await accessTokenRows.read(scope, [id]);
    if (!found) return fail("not_found");
    const refused = getTokenChangeError(scope, found);
    if (refused) return fail(refused);
    const { token, secret } = await createTokenSecret(scope, id);
    const written = await commit(scope.db, [
      ...endTokenSecrets(scope, { id, expectedVersion: version, endsAt: now(scope) + hours * 3_600_000 }),
      secret,
      writeAudit(scope, "settings.access_tokens.rotate", id, { name: found.name, overlap_hours: hours }),
    ]);
    return written.ok ? ok({ id, token }) : written;
  },
});
