import { eq } from "drizzle-orm";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { createVapidKeys, type VapidKeys } from "../model/vapid.ts";
import { installationKeys } from "./push.tables.ts";

type VapidContext = { db: Database; ports: Pick<Ports, "clock" | "vault"> };

async function findStoredKeys(db: Database) {
  const [found] = await db.select().from(installationKeys).where(eq(installationKeys.name, "vapid"));
  return found ?? null;
}

/** The installation's public key, created on first use; null if there is no vault to encrypt the private one. */
export async function readVapidKey({ db, ports }: VapidContext): Promise<string | null> {
  if (!ports.vault) return null;
  const known = await findStoredKeys(db);
  if (known) return known.publicKey;
  const { publicKey, privateKey } = await createVapidKeys();
  const made = { name: "vapid" as const, publicKey, sealed: await ports.vault.seal(privateKey) };
  const row = { ...made, createdAt: ports.clock.now() };
  await commit(db, [db.insert(installationKeys).values(row).onConflictDoNothing()]);
  // If two requests created one, both use the first.
  return (await findStoredKeys(db))?.publicKey ?? publicKey;
}

/** The key pair, for sending; null before first use, and if the vault's key has changed. */
export async function openVapidKeys({ db, ports }: VapidContext): Promise<VapidKeys | null> {
  const known = ports.vault && (await findStoredKeys(db));
  if (!known || !ports.vault) return null;
  return { publicKey: known.publicKey, privateKey: await ports.vault.open(known.sealed) };
}
