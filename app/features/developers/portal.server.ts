import { type ApiDocument, documentSchema } from "./document.ts";
import { found, type PortalPage, pagesOf, pathOf, type Section } from "./pages.ts";
import type { Listed } from "./portal-frame.tsx";

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

/** One page with the list beside it; null for an address that leads nowhere. */
export function viewPage({ pages }: Portal, section: string, page: string) {
  const shown = pages.find((each) => each.section === section && each.page === page);
  if (!shown) return null;
  return { shown, listed: pages.filter((each) => each.section === section).map(listedOf) };
}

/** The first page of a section; null for one that there is not. */
export function firstPath({ pages }: Portal, section: string): string | null {
  const first = pages.find((each) => each.section === section);
  return first ? pathOf(first) : null;
}

/** Pages that say what is asked for, with their whole titles. */
export function searchPages({ pages }: Portal, question: string): Listed[] {
  return found(pages, question).map((each) => ({ ...listedOf(each), title: each.title }));
}

const groups: Readonly<Record<string, string>> = {
  start: "Start",
  guides: "Guides",
  tools: "Tools",
  changelog: "Releases",
};

function listedOf(page: PortalPage): Listed {
  const { title, group, verb, section } = page;
  return { path: pathOf(page), title: shortened(title, section), group: groups[group] ?? capital(group), verb };
}

/** Under the name of its area a call needs no more than what it does. */
function shortened(title: string, section: Section): string {
  return section === "reference" ? capital(title.split(": ").at(-1) ?? title) : title;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
