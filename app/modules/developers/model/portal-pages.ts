import { renderEventBody as bodyOfEvent, createExampleEnvelope } from "#app/platform/events/envelope.ts";
import { eventTypes } from "#app/platform/events/event-catalogue.ts";
import { formatAgentTools } from "./agent-tools.ts";
import { type ApiCall, type ApiDocument, getFormBody, getSuccessResponse, listCalls } from "./api-document.ts";
import { formatRelease, releases } from "./changelog.ts";
import { basics } from "./guides/basics.ts";
import type { Guide } from "./guides/guide.ts";
import { measureGuide } from "./guides/measures.ts";
import { promises } from "./guides/promises.ts";
import { tools } from "./guides/tools.ts";
import { walkthroughs } from "./guides/walkthroughs.ts";
import { formatOperation } from "./operation-page.ts";
import { createSamples, getSampleBody, type Sample } from "./samples.ts";
import { createSchemaSample } from "./schema-sample.ts";

export const portalSections = ["guides", "reference", "webhooks", "changelog"] as const;
export type PortalSection = (typeof portalSections)[number];

/** One page of the portal. */
export interface PortalPage {
  section: PortalSection;
  page: string;
  /** The page's group in the navigation. */
  group: string;
  title: string;
  /** Label beside its title in lists: the method of a call. */
  verb: string | null;
  lead: string | null;
  /** Markdown below title and lead. */
  text: string;
  call: PortalCall | null;
  /** How long the page takes to follow, its downloadable result, and its side column. */
  guide: Pick<Guide, "minutes" | "file" | "sidebar">;
}

/** Samples of a call and of its response. */
export interface PortalCall {
  method: string;
  path: string;
  samples: Sample[];
  status: string;
  example: string | null;
  body: string | null;
  /** It requires a file, which the page cannot send. */
  uploads: boolean;
}

/** All pages of the portal, in navigation order. @param origin of the installation */
export function listPortalPages(document: ApiDocument, origin: string): PortalPage[] {
  return [
    ...[...walkthroughs, measureGuide, ...tools, ...promises, ...basics].map(
      ({ page, group, title, lead, text, ...guide }) => ({
        ...{ section: "guides" as const, page, group, title, lead, verb: null, call: null, guide },
        text: text
          .replaceAll("{{origin}}", origin)
          .replace("{{tools}}", () => formatAgentTools(document["x-mcp-tools"] ?? [])),
      }),
    ),
    ...listCalls(document)
      .map((call) => toReferencePage(call, origin))
      .sort((a, b) => getGroupRank(a.group) - getGroupRank(b.group) || getDepth(a) - getDepth(b)),
    ...eventTypes.map((type) => toEventPage(document, type)),
    ...listChangelogPages(),
  ];
}

/** All releases on one page, and each on its own. */
function listChangelogPages(): PortalPage[] {
  const shared = { section: "changelog", group: "changelog", verb: null, call: null, guide: {} } as const;
  const all = releases.map((release) => `## ${release.day}\n\n${formatRelease(release)}`).join("\n");
  return [
    {
      ...{ ...shared, page: "all", title: "Changelog", text: all },
      lead: "By day, what breaks a program apart from what is new. A request pinned by `Waybill-Version` keeps its release.",
    },
    ...releases.map((release) => ({
      ...shared,
      page: release.day,
      title: release.day,
      lead: null,
      text: formatRelease(release),
    })),
  ];
}

/** The most used areas; the rest follows in the description's order. */
const leadingGroups = ["Orders", "Shipments", "Plans", "Routes", "Events", "Webhooks", "Customers", "Items", "Agents"];

function getGroupRank(group: string): number {
  const at = leadingGroups.indexOf(group);
  return at < 0 ? leadingGroups.length : at;
}

/** The list, and which entry comes first. */
const getDepth = ({ call }: PortalPage): number => (call && call.path.split("/").length === 3 ? 0 : 1);

function toReferencePage(call: ApiCall, origin: string): PortalPage {
  const { status, schema } = getSuccessResponse(call);
  const body = getSampleBody(call);
  return {
    ...{ section: "reference", page: call.operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) },
    ...{ group: call.tags[0] ?? "", title: call.summary, verb: call.method, lead: call.description ?? null, guide: {} },
    text: formatOperation(call),
    call: {
      ...{ method: call.method, path: call.path, samples: createSamples(call, origin), status },
      example: schema ? JSON.stringify(createSchemaSample(schema, { all: true }), null, 2) : null,
      body: body === null ? null : JSON.stringify(body, null, 2),
      uploads: getFormBody(call) !== null,
    },
  };
}

function toEventPage({ webhooks }: ApiDocument, type: (typeof eventTypes)[number]): PortalPage {
  const example = createExampleEnvelope(type, "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f02", Date.UTC(2026, 11, 1, 9));
  const fat = webhooks[type]?.post.requestBody?.content["application/json"]?.example;
  const json = (shown: unknown) => JSON.stringify(shown, null, 2);
  const [area = ""] = type.split(".");
  return {
    ...{
      section: "webhooks",
      page: type,
      group: area.replaceAll("_", " "),
      title: type,
      verb: null,
      call: null,
      guide: {},
    },
    lead: "Sent to endpoints that ask for it, by every way in which it happens.",
    text: `\`\`\`json\n${json(fat)}\n\`\`\`\n\n## Thin\n\nEndpoints that are to see less are sent which object and which fields.\n\n\`\`\`json\n${json(JSON.parse(bodyOfEvent(example, "thin")))}\n\`\`\`\n\nHow to check the signature: [Webhooks that you can trust](/developers/guides/webhooks).\n`,
  };
}

/** Path of a page. */
export function getPagePath({ section, page }: Pick<PortalPage, "section" | "page">): string {
  return `/developers/${section}/${page}`;
}

/** Pages that contain all words of a query, matches in the title first. */
export function searchPortalPages(pages: readonly PortalPage[], question: string): PortalPage[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return [];
  const matches = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const titled = pages.filter(({ title, call }) => matches(`${title} ${call?.path ?? ""}`));
  const rest = pages.filter(
    (each) => !titled.includes(each) && matches(`${each.title} ${each.lead ?? ""} ${each.text}`),
  );
  return [...titled, ...rest].slice(0, 40);
}
