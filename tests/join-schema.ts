import { readD1Migrations } from "@cloudflare/vitest-plugin";

/** D1 takes statements of up to 100,000 bytes; several in one are executed in turn. */
const MAX_BYTES = 95_000;

/** The migrations' statements, joined into as few as D1 takes. */
export async function joinSchema(folder: string): Promise<string[]> {
  const joined: string[] = [];
  for (const { queries } of await readD1Migrations(folder))
    for (const query of queries) {
      const statement = `${query.trim().replace(/;$/, "")};`;
      const last = joined.at(-1);
      if (last !== undefined && Buffer.byteLength(last + statement) < MAX_BYTES)
        joined[joined.length - 1] = `${last}\n${statement}`;
      else joined.push(statement);
    }
  return joined;
}
