import { type ApiDocument, apiDocumentSchema } from "../model/api-document.ts";
import { getPagePath, listPortalPages, type PortalPage, searchPortalPages } from "../model/portal-pages.ts";
import type { Listed } from "../screens/portal-frame.tsx";

interface Portal {
  document: ApiDocument;
  pages: PortalPage[];
}

const portals = new Map<string, Portal>();

/** The portal of an installation, built once. @param described the API's description */
export function getPortal(described: unknown, origin: string): Portal {
  const known = portals.get(origin);
  if (known) return known;
  const document = apiDocumentSchema.parse(described);
  const portal = { document, pages: listPortalPages(document, origin) };
  portals.set(origin, portal);
  return portal;
}

/** Machine-readable formats, listed under tools. */
const generatedFiles: readonly Listed[] = [
  { path: "/api/openapi.json", title: "OpenAPI document", group: "Tools", verb: null },
  { path: "/llms.txt", title: "llms.txt", group: "Tools", verb: null },
  { path: "/llms-full.txt", title: "llms-full.txt", group: "Tools", verb: null },
];

const findLastTool = (pages: readonly PortalPage[]) => pages.findLastIndex(({ group }) => group === "tools");

/** One page with its navigation; null for an unknown path. */
export function viewPage({ pages }: Portal, section: string, page: string) {
  const shown = pages.find((each) => each.section === section && each.page === page);
  if (!shown) return null;
  // The reference assumes the basics, so those guides precede it.
  const before = section === "reference" ? pages.filter(({ group }) => group === "start") : [];
  const own = pages.filter((each) => each.section === section);
  const more = section === "guides" ? generatedFiles : [];
  return { shown, listed: [...before, ...own].map(toListed).toSpliced(findLastTool(own) + 1, 0, ...more) };
}

/** The first page of a section; null for an unknown one. */
export function getFirstPath({ pages }: Portal, section: string): string | null {
  const first = pages.find((each) => each.section === section);
  return first ? getPagePath(first) : null;
}

/** Pages that match a search, with their full titles. */
export function searchPages({ pages }: Portal, question: string): Listed[] {
  return searchPortalPages(pages, question).map(toListed);
}

const groupTitles: Readonly<Record<string, string>> = {
  start: "Start",
  guides: "Guides",
  tools: "Tools",
  promises: "Promises",
  changelog: "Releases",
};

function toListed(page: PortalPage): Listed {
  const { title, group, verb } = page;
  return { path: getPagePath(page), title, group: groupTitles[group] ?? capitalize(group), verb };
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
