/** How the count of a list begins: it steps through the facet index, up to 10,000 steps, and reads no row. */
const countOfList = "select count(*) as n from (select 1 from (";

/** What was read since the last time: rows, and beside them the steps of lists' counts. */
export interface RowsRead {
  rowsRead: number;
  rowsWritten: number;
  counted: number;
  queries: number;
  largestBatch: number;
}

/** A D1 binding that adds up what its queries read and wrote (`meta.rows_read`, `meta.rows_written`: exact and independent of the machine). */
export function countReads(binding: D1Database): { binding: D1Database; take(): RowsRead } {
  let rowsRead = 0;
  let rowsWritten = 0;
  let counted = 0;
  let queries = 0;
  let largestBatch = 0;
  const note = <Answer extends D1Result>(answer: Answer, sql: string): Answer => {
    if (sql.startsWith(countOfList)) counted += answer.meta.rows_read;
    else rowsRead += answer.meta.rows_read;
    rowsWritten += answer.meta.rows_written;
    queries += 1;
    return answer;
  };
  const statement = (prepared: D1PreparedStatement, sql: string): D1PreparedStatement =>
    new Proxy(prepared, {
      get(target, name) {
        if (name === "target") return target;
        if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values), sql);
        if (name === "all" || name === "run") return async () => note(await target.all(), sql);
        // Rows without names do not show what was read; rows with names lose duplicate columns. So both are read.
        if (name === "raw")
          return async () => {
            const named = note(await target.all<Record<string, unknown>>(), sql);
            // What writes is not run twice.
            return /^(insert|update|delete)/.test(sql) ? named.results.map((row) => Object.values(row)) : target.raw();
          };
        return Reflect.get(target, name);
      },
    });
  return {
    binding: new Proxy(binding, {
      get(target, name) {
        if (name === "prepare") return (sql: string) => statement(target.prepare(sql), sql);
        if (name === "batch")
          return async (statements: D1PreparedStatement[]) => {
            largestBatch = Math.max(largestBatch, statements.length);
            return (await target.batch(statements.map((each) => Reflect.get(each, "target")))).map((answer) =>
              note(answer, ""),
            );
          };
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    }),
    take() {
      const taken = { rowsRead, rowsWritten, counted, queries, largestBatch };
      rowsRead = 0;
      rowsWritten = 0;
      counted = 0;
      queries = 0;
      largestBatch = 0;
      return taken;
    },
  };
}
