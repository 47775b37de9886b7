import type { Database } from "#app/platform/db/database.server.ts";

type Fault = "before" | "after" | null;

/** A database whose batches fail: before they are written, or after, as a connection does that dies. What `when` does comes before. */
export function createBreakingDatabase(db: Database, when: (batch: number) => Fault | Promise<Fault>): Database {
  let batches = 0;
  const client = new Proxy(db.$client, {
    get(target, key) {
      const value = Reflect.get(target, key);
      if (key !== "batch") return typeof value === "function" ? value.bind(target) : value;
      return async (statements: D1PreparedStatement[]) => {
        batches += 1;
        const fault = await when(batches);
        if (fault === "before") throw new Error("killed before the batch");
        const answer = await target.batch(statements);
        if (fault === "after") throw new Error("killed after the batch");
        return answer;
      };
    },
  });
  return new Proxy(db, { get: (target, key) => (key === "$client" ? client : Reflect.get(target, key)) });
}
