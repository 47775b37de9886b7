import { type DirectoryPlace, readDirectory } from "#app/modules/partners/db/directory.server.ts";
import { type ListedCarrier, wordsOfDirectory } from "#app/modules/workspace/model/directory-listing.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { isCountry } from "#app/platform/money/countries.ts";

/** Carriers of a page of the directory. */
export const directoryPage = 50;
/** How many are looked through at once for somebody's words: a page that finds few goes on from there. */
export const lookedThrough = 300;
const longestSearch = 60;

/** What of an address nobody can have meant; the page says so, and shows what is left of it. */
export type DirectoryFault = "search" | "country" | "page";

/** `/directory`: carriers that want to be found. What it reads is bounded, whatever is asked and however many there are. */
export async function viewDirectory(db: Database, language: string, asked: URLSearchParams) {
  const written = (asked.get("q") ?? "").trim();
  const search = written.slice(0, longestSearch);
  const named = asked.get("country") ?? "";
  const country = isCountry(named) ? named : "";
  const from = asked.get("after") ?? "";
  const after = placeIn(from);
  const faults: DirectoryFault[] = [
    ...(written.length > longestSearch ? (["search"] as const) : []),
    ...(named !== country ? (["country"] as const) : []),
    ...(from !== "" && !after ? (["page"] as const) : []),
  ];
  const words = wordsOfDirectory(search).split(/\s+/).filter(Boolean);
  const most = words.length > 0 ? lookedThrough : directoryPage;
  const read = await readDirectory(db, { country, after, most: most + 1 });
  const t = translator(language);
  const said = ({ name, about, areas, services }: ListedCarrier) =>
    wordsOfDirectory(
      [name, about, ...areas, ...services.map((each) => t(`tracking:directory.service.${each}`))].join(" "),
    );
  const looked = read.slice(0, most);
  const found = looked.filter((each) => {
    const text = words.length > 0 ? said(each) : "";
    return words.every((word) => text.includes(word));
  });
  const shown = found.slice(0, directoryPage);
  const last = found.length > shown.length ? shown.at(-1) : read.length > most ? looked.at(-1) : undefined;
  const carriers = shown.map(({ place: _, ...carrier }) => carrier);
  return { search, country, carriers, faults, next: last ? last.place.join("|") : null };
}

/** The place that an address goes on from; a name may hold the sign that parts it from the id. */
function placeIn(text: string): DirectoryPlace | null {
  const [, sorted, id] = /^(.{1,300})\|([0-9a-f-]{36})$/.exec(text) ?? [];
  return sorted !== undefined && id !== undefined ? [sorted, id] : null;
}
