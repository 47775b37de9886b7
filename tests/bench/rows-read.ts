/** A D1 binding that adds up what its queries read (`meta.rows_read`, exact and independent of the machine). */
export function counting(binding: D1Database): {
  binding: D1Database;
  take(): { rowsRead: number; queries: number; largestBatch: number };
} {
  let rowsRead = 0;
  let queries = 0;
  let largestBatch = 0;
  const note = <Answer extends D1Result>(answer: Answer): Answer => {
    rowsRead += answer.meta.rows_read;
    queries += 1;
    return answer;
  };
  const statement = (prepared: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(prepared, {
      get(target, name) {
        if (name === "target") return target;
        if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values));
        if (name === "all" || name === "run") return async () => note(await target.all());
        if (name === "raw")
          return async () => (await note(await target.all())).results.map((row) => Object.values(row));
        return Reflect.get(target, name);
      },
    });
  return {
    binding: new Proxy(binding, {
      get(target, name) {
        if (name === "prepare") return (sql: string) => statement(target.prepare(sql));
        if (name === "batch")
          return async (statements: D1PreparedStatement[]) => {
            largestBatch = Math.max(largestBatch, statements.length);
            return (await target.batch(statements.map((each) => Reflect.get(each, "target")))).map(note);
          };
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    }),
    take() {
      const taken = { rowsRead, queries, largestBatch };
      rowsRead = 0;
      queries = 0;
      largestBatch = 0;
      return taken;
    },
  };
}
