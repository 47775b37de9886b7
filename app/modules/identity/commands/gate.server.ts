import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { sha256Hex } from "#app/platform/kernel/tokens.ts";
import { usersOfDevice } from "../db/devices.writes.server.ts";
import type { Rank } from "./hashing.server.ts";
import type { Visit } from "./visit.server.ts";

/** Who knocks, as far as the device says: its hash, and who signed in with it before. */
export interface Knocker {
  deviceHash: string | null;
  users: readonly string[];
  rank: Rank;
}

/**
 * Lets a knock in before anything costly is done for it, by its network; a device that somebody signed in with has a
 * limit of its own, so that strangers behind the same address shut nobody out.
 */
export async function letIn(visit: Visit): Promise<Result<Knocker>> {
  const { ports, db, address, deviceToken } = visit;
  const deviceHash = deviceToken ? await sha256Hex(deviceToken) : null;
  const users = deviceHash ? await usersOfDevice(db, deviceHash) : [];
  const known = users.length > 0;
  const allowed = await ports.allow("sign_in", known ? `device ${deviceHash}` : address);
  return allowed
    ? ok({ deviceHash, users, rank: known ? "known" : "stranger" })
    : fail("too_many_requests", { seconds: 60 });
}
