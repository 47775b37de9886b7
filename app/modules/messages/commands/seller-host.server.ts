import { getHostRecord, hostSchema } from "#app/modules/messages/model/host-name.ts";
import { deleteSellerHost, readSellerHosts, saveSellerHost } from "#app/modules/partners/db/seller-hosts.server.ts";
import type { SellerHost } from "#app/modules/partners/model/seller-host.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { toBase64Url } from "#app/platform/kernel/tokens.ts";
import { settingsOwnerSchema, settingsVersionSchema } from "../model/message-sending.ts";
import { messageAccess, readOwners } from "./view-message-settings.server.ts";

/** Bytes of what is written into the DNS. */
const TOKEN_BYTES = 16;

async function readOwnHost(scope: Scope, merchantId: string | undefined) {
  const [owners, hosts] = await Promise.all([
    readOwners(scope, merchantId ?? null),
    readSellerHosts(scope.db, scope.account.id),
  ]);
  if (!owners.ok) return owners;
  return ok(hosts.find((each) => each.merchantId === (merchantId ?? "")) ?? null);
}

const audit = (scope: Scope, merchantId: string | undefined, before: SellerHost | null, host: string | null) =>
  writeAudit(scope, "settings.messages.update", merchantId ?? scope.account.id, {
    changes: { host: { from: before?.host ?? null, to: host } },
  });

/** Names the host of the tracking pages of the account's or a merchant's orders. It counts once it is verified. */
export const saveHost = createCommand({
  name: "settings.messages.host.update",
  ...messageAccess,
  input: settingsOwnerSchema.extend({ ...settingsVersionSchema.shape, host: hostSchema }),
  async run(scope, { merchant_id: merchantId, version, host }) {
    if (host === new URL(scope.ports.origin).hostname) return failFields({ host: [{ code: "messages:host.wrong" }] });
    const read = await readOwnHost(scope, merchantId);
    if (!read.ok) return read;
    const before = read.value;
    if ((before?.version ?? 0) !== version) return fail("lost_race");
    if (before?.host === host) return ok({ version });
    const token = toBase64Url(scope.ports.random(TOKEN_BYTES));
    const written = await commit(scope.db, [
      saveSellerHost(scope, { merchantId: merchantId ?? "", host, token, verifiedAt: null }, version),
      audit(scope, merchantId, before, host),
    ]);
    return written.ok ? ok({ version: version + 1 }) : written;
  },
});

/** Looks for the record that proves the name; from then on links to customers lead to it. */
export const checkHost = createCommand({
  name: "settings.messages.host.check",
  ...messageAccess,
  input: settingsOwnerSchema,
  async run(scope, { merchant_id: merchantId }) {
    const read = await readOwnHost(scope, merchantId);
    if (!read.ok) return read;
    const own = read.value;
    if (!own) return fail("not_found");
    const { name, text } = getHostRecord(own);
    const isThere = await scope.ports.hasNameText(name, text);
    if (!isThere)
      return failFields({ host: [{ code: isThere === null ? "messages:host.silent" : "messages:host.unproved" }] });
    if (own.verifiedAt !== null) return ok({ version: own.version });
    const { host, token } = own;
    const proved = { merchantId: merchantId ?? "", host, token, verifiedAt: now(scope) };
    const written = await commit(scope.db, [saveSellerHost(scope, proved, own.version)]);
    return written.ok ? ok({ version: own.version + 1 }) : written;
  },
});

/** Takes the host away: links lead to the installation's own pages again. */
export const removeHost = createCommand({
  name: "settings.messages.host.delete",
  ...messageAccess,
  input: settingsOwnerSchema,
  async run(scope, { merchant_id: merchantId }) {
    const read = await readOwnHost(scope, merchantId);
    if (!read.ok) return read;
    const before = read.value;
    if (!before) return fail("not_found");
    const written = await commit(scope.db, [
      deleteSellerHost(scope, merchantId ?? ""),
      audit(scope, merchantId, before, null),
    ]);
    return written.ok ? ok({ host: before.host }) : written;
  },
});
