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
    "",
    ...(["guides", "reference", "webhooks", "changelog"] as const).flatMap((section) => [
      `## ${section}`,
      "",
      ...listed(section),
      "",
    ]),
  ].join("\n");
}
