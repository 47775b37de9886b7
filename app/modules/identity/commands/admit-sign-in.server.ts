import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { listDeviceUsers } from "../db/devices.writes.server.ts";
import type { QueueRank } from "./hashing-queue.server.ts";
import type { SignInContext } from "./sign-in-context.server.ts";

/** The device that tries to sign in: the hash of its token, and the users who signed in with it before. */
export interface SignInCaller {
  deviceHash: string | null;
  users: readonly string[];
  /** The known device, else the network, as rate limits count them. */
  asker: string;
  rank: QueueRank;
}

/**
 * Checks the rate limit of the network before any costly work; a device that somebody has signed in with has a
 * separate limit, so that strangers behind the same address lock nobody out.
 */
export async function admitSignIn(visit: SignInContext): Promise<Result<SignInCaller>> {
  const { ports, db, address, deviceToken } = visit;
  const deviceHash = deviceToken ? await hashSha256Hex(deviceToken) : null;
  const users = deviceHash ? await listDeviceUsers(db, deviceHash) : [];
  const known = users.length > 0;
  const asker = known ? `device ${deviceHash}` : address;
  const allowed = await ports.isAllowed("sign_in", asker);
  return allowed
    ? ok({ deviceHash, users, asker, rank: known ? "known" : "stranger" })
    : fail("too_many_requests", { seconds: 60 });
}
