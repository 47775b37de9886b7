import { z } from "zod";

/** A tool for agents, and what it costs a model to read it. */
export const toolCostSchema = z.object({
  name: z.string(),
  toolset: z.string(),
  title: z.string(),
  does: z.enum(["reads", "adds", "destroys"]),
  tokens: z.number(),
});
export type ToolCost = z.output<typeof toolCostSchema>;

const marks = { reads: "", adds: "changes", destroys: "cannot be taken back" } as const;

/** The tools by group, as tables. */
export function formatAgentTools(tools: readonly ToolCost[]): string {
  const sum = (some: readonly ToolCost[]) => some.reduce((total, { tokens }) => total + tokens, 0).toLocaleString("en");
  const groups = [...Map.groupBy(tools, ({ toolset }) => toolset)];
  const overview = groups.map(([name, own]) => `| [${name}](#${name}) | ${own.length} | ${sum(own)} |`);
  const parts = groups.map(([name, own]) => {
    const rows = own.map((tool) => `| \`${tool.name}\` | ${tool.title} | ${marks[tool.does]} | ${tool.tokens} |`);
    return `## ${name}\n\n| Tool | What it does | | Tokens |\n|---|---|---|---|\n${rows.join("\n")}\n`;
  });
  return `| Group | Tools | Tokens |\n|---|---|---|\n${overview.join("\n")}\n| All | ${tools.length} | ${sum(tools)} |\n\n${parts.join("\n")}`;
}
