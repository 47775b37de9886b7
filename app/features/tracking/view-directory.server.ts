import type { Database } from "#app/data/kernel/database.server.ts";
import { directoryPage, readDirectory } from "#app/data/settings/directory.server.ts";
import { isCountry } from "#app/domain/kernel/countries.ts";

/** `/directory`: carriers that want to be found. Words of the address that cannot be meant are left out. */
export async function viewDirectory(db: Database, asked: URLSearchParams) {
  const search = (asked.get("q") ?? "").trim().slice(0, 60);
  const named = asked.get("country") ?? "";
  const country = isCountry(named) ? named : "";
  const [, name = "", id = ""] = /^(.{1,120})\|([0-9a-f-]{36})$/.exec(asked.get("after") ?? "") ?? [];
  const found = await readDirectory(db, { search, country, after: id ? [name, id] : null });
  const carriers = found.slice(0, directoryPage);
  const last = found.length > directoryPage ? carriers.at(-1) : undefined;
  return { search, country, carriers, next: last ? `${last.name}|${last.id}` : null };
}
