import { logFailure, runTraced } from "#app/platform/db/trace.server.ts";

/** Who asks a room for something, as far as it is told. */
interface RoomCaller {
  accountId: string;
  userId?: string;
  /** The request that it is done for. */
  request?: string | undefined;
}

/** Does an operation of a room; one that throws is noted under the request that asked for it, and thrown on. */
export function runInRoom<T>(
  what: string,
  { accountId, userId, request }: RoomCaller,
  work: () => Promise<T>,
): Promise<T> {
  const actor = userId ? { actor: userId } : {};
  return runTraced(
    { where: "room", id: request ?? crypto.randomUUID(), what, account: accountId, ...actor },
    async () => {
      try {
        return await work();
      } catch (error) {
        logFailure(error);
        throw error;
      }
    },
  );
}
