/** A block of our Markdown subset. */
export type MarkdownBlock =
  | { kind: "heading"; text: string; id: string }
  | { kind: "paragraph"; text: string }
  | { kind: "code"; text: string }
  | { kind: "call"; method: string; path: string; needs: string[] }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

/** Parses text into blocks: headings, paragraphs, fenced code, lists and tables, line by line. */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const lines = text.split("\n");
  const blocks: MarkdownBlock[] = [];
  const take = (goes: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    for (let line = lines[0]; line !== undefined && goes(line); line = lines[0]) taken.push(lines.shift() ?? "");
    return taken;
  };
  while (lines.length > 0) {
    const line = lines[0] ?? "";
    if (line.startsWith("```")) {
      lines.shift();
      blocks.push({ kind: "code", text: take((each) => !each.startsWith("```")).join("\n") });
      lines.shift();
    } else if (line.startsWith("## ")) blocks.push(toHeading((lines.shift() ?? "").slice(3)));
    else if (line.startsWith("- "))
      blocks.push({ kind: "list", items: take((each) => each.startsWith("- ")).map((each) => each.slice(2)) });
    else if (line.startsWith("|")) blocks.push(parseTable(take((each) => each.startsWith("|"))));
    else if (line === "") lines.shift();
    else if (callPattern.test(line)) blocks.push(parseCall(lines.shift() ?? ""));
    else
      blocks.push({ kind: "paragraph", text: take((each) => each !== "" && !/^(```|## |- |\|)/.test(each)).join(" ") });
  }
  return blocks;
}

/** The line of a reference page with method and path. */
const callPattern = /^`(GET|POST|PUT|DELETE) (\/[^`\s]{1,200})`( needs .{1,400})?$/;

function parseCall(line: string): MarkdownBlock {
  const [, method = "", path = "", needs = ""] = callPattern.exec(line) ?? [];
  return { kind: "call", method, path, needs: [...needs.matchAll(/`([^`]+)`/g)].map(([, each = ""]) => each) };
}

function toHeading(text: string): MarkdownBlock {
  return {
    kind: "heading",
    text,
    id: text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, ""),
  };
}

function parseTable(lines: readonly string[]): MarkdownBlock {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll("\\|", "|")),
  );
  return { kind: "table", head, rows };
}
