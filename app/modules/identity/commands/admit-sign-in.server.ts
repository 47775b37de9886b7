import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { listDeviceUsers } from "../db/devices.writes.server.ts";
import type { QueueRank } from "./hashing-queue.server.ts";
import type { SignInContext } from "./sign-in-context.server.ts";

/** Who knocks, as far as the device says: its hash, and who signed in with it before. */
export interface SignInCaller {
  deviceHash: string | null;
  users: readonly string[];
  rank: QueueRank;
}

/**
 * Lets a knock in before anything costly is done for it, by its network; a device that somebody signed in with has a
 * limit of its own, so that strangers behind the same address shut nobody out.
 */
export async function admitSignIn(visit: SignInContext): Promise<Result<SignInCaller>> {
  const { ports, db, address, deviceToken } = visit;
  const deviceHash = deviceToken ? await hashSha256Hex(deviceToken) : null;
  const users = deviceHash ? await listDeviceUsers(db, deviceHash) : [];
  const known = users.length > 0;
  const allowed = await ports.isAllowed("sign_in", known ? `device ${deviceHash}` : address);
  return allowed
    ? ok({ deviceHash, users, rank: known ? "known" : "stranger" })
    : fail("too_many_requests", { seconds: 60 });
}
