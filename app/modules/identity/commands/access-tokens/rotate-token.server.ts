import { managing } from "#app/platform/catalogue/catalogue.server.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { base64Url, sha256Hex } from "#app/platform/kernel/tokens.ts";
import { accessTokenRows, endSecrets, insertSecret } from "../../db/access-tokens.server.ts";
import { isCovered } from "../../db/grantable.server.ts";
import { type AccessTokenView, rotationSchema, tokenOf } from "../../model/access-token.ts";

/** A secret of a token, and what is stored of it. */
export async function newSecret(scope: Scope, tokenId: string) {
  const token = tokenOf(base64Url(scope.ports.random(32)), scope.account.sandbox ? "sandbox" : "live");
  return { token, secret: insertSecret(scope, { tokenId, token, hash: await sha256Hex(token) }) };
}

/** Nobody changes a token that may more than they may; one that is revoked stays as it was. */
export function barred(scope: Scope, token: AccessTokenView) {
  if (!token.active) return "token_over";
  return isCovered(scope, token) ? null : "beyond_own";
}

/** Gives a token a new secret, shown once; the old one goes on for `overlap_hours`. */
export const rotateToken = command({
  name: "settings.access_tokens.rotate",
  confidential: true,
  permission: managing("access_tokens"),
  input: rotationSchema,
  async run(scope, { id, version, overlap_hours: hours }) {
    const [found] = await accessTokenRows.read(scope, [id]);
    if (!found) return fail("not_found");
    const refused = barred(scope, found);
    if (refused) return fail(refused);
    const { token, secret } = await newSecret(scope, id);
    const written = await commit(scope.db, [
      ...endSecrets(scope, { id, seen: version, endsAt: now(scope) + hours * 3_600_000 }),
      secret,
      audit(scope, "settings.access_tokens.rotate", id, { name: found.name, overlap_hours: hours }),
    ]);
    return written.ok ? ok({ id, token }) : written;
  },
});
