import { type DirectoryCursor, readDirectoryListings } from "#app/modules/partners/db/directory.server.ts";
import { type ListedCarrier, toDirectoryWords } from "#app/modules/workspace/model/directory-listing.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { isCountry } from "#app/platform/money/countries.ts";

export const DIRECTORY_PAGE_SIZE = 50;
/** Carriers searched per request; the next page continues from there. */
export const MAX_CARRIERS_SCANNED = 300;
const MAX_SEARCH_LENGTH = 60;

/** Invalid parts of the query; the page reports them and ignores them. */
export type DirectoryFault = "search" | "country" | "page";

/** The public directory of carriers that chose to be listed. The number of rows read is bounded for any query. */
export async function viewDirectory(db: Database, language: string, params: URLSearchParams) {
  const entered = (params.get("q") ?? "").trim();
  const search = entered.slice(0, MAX_SEARCH_LENGTH);
  const requestedCountry = params.get("country") ?? "";
  const country = isCountry(requestedCountry) ? requestedCountry : "";
  const from = params.get("after") ?? "";
  const after = parseDirectoryCursor(from);
  const faults: DirectoryFault[] = [
    ...(entered.length > MAX_SEARCH_LENGTH ? (["search"] as const) : []),
    ...(requestedCountry !== country ? (["country"] as const) : []),
    ...(from !== "" && !after ? (["page"] as const) : []),
  ];
  const words = toDirectoryWords(search).split(/\s+/).filter(Boolean);
  const limit = words.length > 0 ? MAX_CARRIERS_SCANNED : DIRECTORY_PAGE_SIZE;
  const rows = await readDirectoryListings(db, { country, after, limit: limit + 1 });
  const t = createTranslator(language);
  const getSearchText = ({ name, about, areas, services }: ListedCarrier) =>
    toDirectoryWords(
      [name, about, ...areas, ...services.map((each) => t(`tracking:directory.service.${each}`))].join(" "),
    );
  const scanned = rows.slice(0, limit);
  const found = scanned.filter((each) => {
    const text = words.length > 0 ? getSearchText(each) : "";
    return words.every((word) => text.includes(word));
  });
  const shown = found.slice(0, DIRECTORY_PAGE_SIZE);
  const last = found.length > shown.length ? shown.at(-1) : rows.length > limit ? scanned.at(-1) : undefined;
  const carriers = shown.map(({ place: _, ...carrier }) => carrier);
  return { search, country, carriers, faults, next: last ? last.place.join("|") : null };
}

/** Parses the cursor "name|id"; the name itself may contain "|". */
function parseDirectoryCursor(text: string): DirectoryCursor | null {
  const [, sorted, id] = /^(.{1,300})\|([0-9a-f-]{36})$/.exec(text) ?? [];
  return sorted !== undefined && id !== undefined ? [sorted, id] : null;
}
