import { listingSchema } from "#app/modules/workspace/model/directory-listing.ts";
import { can } from "#app/platform/access/can.ts";
import { diffObjects } from "#app/platform/catalogue/changes.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { readListing, writeListing } from "../db/directory.server.ts";

/** The account's listing in the directory. */
export async function viewListing(scope: Scope) {
  return ok(await readListing(scope));
}

/** The listing's screen. */
export async function readListingScreen(scope: Scope) {
  const canManage = can(scope.account, "settings.account.manage");
  return ok({ ...(await readListing(scope)), canManage });
}

/** Saves the listing; the directory shows or hides it from then on. */
export const saveListing = createCommand({
  name: "settings.directory.update",
  permission: ["settings", "settings.account", "settings.account.manage"],
  input: listingSchema,
  async run(scope, { version: expectedVersion, ...listing }) {
    const { listing: before } = await readListing(scope);
    const written = await commit(scope.db, [
      writeListing(scope, listing, expectedVersion),
      writeAudit(scope, "settings.directory.update", scope.account.id, { changes: diffObjects(before, listing) }),
    ]);
    return written.ok ? ok({ version: expectedVersion + 1 }) : written;
  },
});
