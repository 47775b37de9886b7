import { eq } from "drizzle-orm";
import type { MethodSettings } from "#app/modules/pricing/model/stored-method.ts";
import { accountSecrets } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Preferences } from "#app/platform/access/preferences.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { computeDoorCode, requiresDoorCode } from "../model/door-code.ts";

interface DoorCodeAccount {
  id: string;
  preferences: Preferences;
}

/** An order with the settings of its shipping method. */
export interface DoorCodeOrder {
  id: string;
  method: MethodSettings | null;
}

/** The codes that customers give at the door, by order; only for orders that require one. */
export async function readDoorCodes(
  db: Database,
  account: DoorCodeAccount,
  orders: readonly DoorCodeOrder[],
): Promise<Map<string, string>> {
  const requested = orders.filter(({ method }) =>
    requiresDoorCode({ account: account.preferences.door_codes ?? false, method: method?.doorCode ?? false }),
  );
  if (requested.length === 0) return new Map();
  const [secret] = await db.select().from(accountSecrets).where(eq(accountSecrets.accountId, account.id));
  if (!secret) return new Map();
  return new Map(
    await Promise.all(
      requested.map(async ({ id }) => [id, await computeDoorCode(secret.deliveryCodeKey, id)] as [string, string]),
    ),
  );
}
