import { getPagePath, type PortalPage, type PortalSection } from "./portal-pages.ts";

/** A page as Markdown, for programs. */
export function formatPageMarkdown({ title, lead, text, call }: PortalPage): string {
  const samples = call?.samples.map(({ language, text: code }) => `### ${language}\n\n\`\`\`\n${code}\n\`\`\`\n`) ?? [];
  const example = call?.example ? [`## Example\n\n\`\`\`json\n${call.example}\n\`\`\`\n`] : [];
  return [
    `# ${title}\n`,
    ...(lead ? [`${lead}\n`] : []),
    text,
    ...example,
    ...(samples.length ? ["## Samples\n", ...samples] : []),
  ].join("\n");
}

/** Index for language models (llmstxt.org): every page with its Markdown URL. */
export function formatLlmsText(pages: readonly PortalPage[], origin: string): string {
  const listed = (section: PortalSection) =>
    pages
      .filter((each) => each.section === section)
      .map(
        (each) =>
          `- [${each.title}](${origin}${getPagePath(each)}.md)${each.call ? `: ${each.call.method} ${each.call.path}` : ""}`,
      );
  return [
    "# Waybill",
    "",
    "> Logistics and delivery management: orders, shipments, planned routes, fleet, accounting. One JSON API, signed webhooks, tools for agents.",
    "",
    `- [OpenAPI 3.1](${origin}/api/openapi.json)`,
    `- [Types](${origin}/developers/waybill.d.ts)`,
    `- [All guides and calls as one text](${origin}/llms-full.txt)`,
    "",
    ...(["guides", "reference", "webhooks", "changelog"] as const).flatMap((section) => [
      `## ${section}`,
      "",
      ...listed(section),
      "",
    ]),
  ].join("\n");
}

/** Every guide and every call as one text, for programs that read all of it; samples stay on the pages. */
export function formatWholeText(pages: readonly PortalPage[], origin: string): string {
  const whole = pages.filter(({ section }) => section !== "changelog");
  return whole
    .map((page) => `${formatPageMarkdown({ ...page, call: null })}\n\nSource: ${origin}${getPagePath(page)}\n`)
    .join("\n---\n\n");
}

/** What crawlers may read: what is written for everybody. Pages of an account, of a recipient or of a driver are not. */
export function formatRobotsText(origin: string): string {
  const open = ["/developers", "/status", "/directory", "/llms.txt", "/llms-full.txt", "/sitemap.xml"];
  const allowed = open.map((path) => `Allow: ${path}`);
  return ["User-agent: *", ...allowed, "Disallow: /", "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}

/** The addresses that crawlers may read (sitemaps.org). */
export function formatSitemap(pages: readonly PortalPage[], origin: string): string {
  const paths = [...pages.map(getPagePath), "/status", "/directory"];
  const urls = paths.map((path) => `<url><loc>${origin}${encodeURI(path)}</loc></url>`);
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...urls, "</urlset>", ""].join("\n");
}
