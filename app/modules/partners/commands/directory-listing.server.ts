import { commit } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { readListing, writeListing } from "#app/data/settings/directory.server.ts";
import { can } from "#app/domain/access/can.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { changesOf } from "#app/domain/settings/changes.ts";
import { listingSchema } from "#app/domain/settings/directory-listing.ts";
import { command } from "../../command.server.ts";

/** How the account stands in the directory. */
export async function viewListing(scope: Scope) {
  return ok(await readListing(scope));
}

/** The screen of it. */
export async function listingScreen(scope: Scope) {
  const canManage = can(scope.account, "settings.account.manage");
  return ok({ ...(await readListing(scope)), canManage });
}

/** Writes the listing anew: from then on the directory shows it, or does not. */
export const saveListing = command({
  name: "settings.directory.update",
  permission: ["settings", "settings.account", "settings.account.manage"],
  input: listingSchema,
  async run(scope, { version: seen, ...listing }) {
    const { listing: before } = await readListing(scope);
    const written = await commit(scope.db, [
      writeListing(scope, listing, seen),
      audit(scope, "settings.directory.update", scope.account.id, { changes: changesOf(before, listing) }),
    ]);
    return written.ok ? ok({ version: seen + 1 }) : written;
  },
});
