import { logFailure, runTraced } from "#app/platform/db/trace.server.ts";

/** The caller of a room's operation, as far as known. */
interface RoomCaller {
  accountId: string;
  userId?: string;
  /** The id of the originating request. */
  request?: string | undefined;
}

/** Runs an operation of a room; an error is logged under the originating request and rethrown. */
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
