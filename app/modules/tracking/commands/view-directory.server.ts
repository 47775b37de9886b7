import { type DirectoryCursor, readDirectoryListings } from "#app/modules/partners/db/directory.server.ts";
import { type ListedCarrier, toDirectoryWords } from "#app/modules/workspace/model/directory-listing.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { isCountry } from "#app/platform/money/countries.ts";

/** Carriers of a page of the directory. */
export const DIRECTORY_PAGE_SIZE = 50;
/** How many are looked through at once for somebody's words: a page that finds few goes on from there. */
export const MAX_CARRIERS_SCANNED = 300;
const MAX_SEARCH_LENGTH = 60;

/** What of an address nobody can have meant; the page says so, and shows what is left of it. */
export type DirectoryFault = "search" | "country" | "page";

/** `/directory`: carriers that want to be found. What it reads is bounded, whatever is asked and however many there are. */
export async function viewDirectory(db: Database, language: string, params: URLSearchParams) {
  const written = (params.get("q") ?? "").trim();
  const search = written.slice(0, MAX_SEARCH_LENGTH);
  const named = params.get("country") ?? "";
  const country = isCountry(named) ? named : "";
  const from = params.get("after") ?? "";
  const after = parseDirectoryCursor(from);
  const faults: DirectoryFault[] = [
    ...(written.length > MAX_SEARCH_LENGTH ? (["search"] as const) : []),
    ...(named !== country ? (["country"] as const) : []),
    ...(from !== "" && !after ? (["page"] as const) : []),
  ];
  const words = toDirectoryWords(search).split(/\s+/).filter(Boolean);
  const limit = words.length > 0 ? MAX_CARRIERS_SCANNED : DIRECTORY_PAGE_SIZE;
  const read = await readDirectoryListings(db, { country, after, limit: limit + 1 });
  const t = createTranslator(language);
  const said = ({ name, about, areas, services }: ListedCarrier) =>
    toDirectoryWords(
      [name, about, ...areas, ...services.map((each) => t(`tracking:directory.service.${each}`))].join(" "),
    );
  const looked = read.slice(0, limit);
  const found = looked.filter((each) => {
    const text = words.length > 0 ? said(each) : "";
    return words.every((word) => text.includes(word));
  });
  const shown = found.slice(0, DIRECTORY_PAGE_SIZE);
  const last = found.length > shown.length ? shown.at(-1) : read.length > limit ? looked.at(-1) : undefined;
  const carriers = shown.map(({ place: _, ...carrier }) => carrier);
  return { search, country, carriers, faults, next: last ? last.place.join("|") : null };
}

/** The place that an address goes on from; a name may hold the sign that parts it from the id. */
function parseDirectoryCursor(text: string): DirectoryCursor | null {
  const [, sorted, id] = /^(.{1,300})\|([0-9a-f-]{36})$/.exec(text) ?? [];
  return sorted !== undefined && id !== undefined ? [sorted, id] : null;
}
