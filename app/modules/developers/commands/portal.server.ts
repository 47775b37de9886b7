import { type ApiDocument, documentSchema } from "../model/document.ts";
import { found, type PortalPage, pagesOf, pathOf } from "../model/pages.ts";
import type { Listed } from "../screens/portal-frame.tsx";

interface Portal {
  document: ApiDocument;
  pages: PortalPage[];
}

const portals = new Map<string, Portal>();

/** The portal of an installation, made once. @param described the API's description as JSON */
export function portalOf(described: string, origin: string): Portal {
  const known = portals.get(origin);
  if (known) return known;
  const document = documentSchema.parse(JSON.parse(described));
  const portal = { document, pages: pagesOf(document, origin) };
  portals.set(origin, portal);
  return portal;
}

/** What programs read by themselves, among the tools. */
const files: readonly Listed[] = [
  { path: "/api/openapi.json", title: "OpenAPI document", group: "Tools", verb: null },
  { path: "/llms.txt", title: "llms.txt", group: "Tools", verb: null },
];

const lastTool = (pages: readonly PortalPage[]) => pages.findLastIndex(({ group }) => group === "tools");

/** One page with the list beside it; null for an address that leads nowhere. */
export function viewPage({ pages }: Portal, section: string, page: string) {
  const shown = pages.find((each) => each.section === section && each.page === page);
  if (!shown) return null;
  // Whoever looks a call up needs to know how calls are made at all: those guides stand before them.
  const before = section === "reference" ? pages.filter(({ group }) => group === "start") : [];
  const own = pages.filter((each) => each.section === section);
  const more = section === "guides" ? files : [];
  return { shown, listed: [...before, ...own].map(listedOf).toSpliced(lastTool(own) + 1, 0, ...more) };
}

/** The first page of a section; null for one that there is not. */
export function firstPath({ pages }: Portal, section: string): string | null {
  const first = pages.find((each) => each.section === section);
  return first ? pathOf(first) : null;
}

/** Pages that say what is asked for, with their whole titles. */
export function searchPages({ pages }: Portal, question: string): Listed[] {
  return found(pages, question).map(listedOf);
}

const groups: Readonly<Record<string, string>> = {
  start: "Start",
  guides: "Guides",
  tools: "Tools",
  promises: "Promises",
  changelog: "Releases",
};

function listedOf(page: PortalPage): Listed {
  const { title, group, verb } = page;
  return { path: pathOf(page), title, group: groups[group] ?? capital(group), verb };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
