import { expect, test } from "vitest";
import { endpoints } from "#app/endpoints.server.ts";
import { isApi } from "#app/find-route.ts";
import { listCommands } from "#app/platform/commands/command.server.ts";
import { listOpenCommands } from "#app/platform/commands/open-command.server.ts";
import { routeTable } from "#app/route-table.ts";
import { formatCommand, formatGuard } from "#tests/access/lines.ts";

import.meta.glob("../../../app/{modules,platform}/**/*.server.ts", { eager: true });

/** Each line once, sorted. */
const listed = (lines: readonly string[]) => [...new Set(lines)].sort().join("\n");

test("access matches the reviewed snapshot; `npm run access:snapshot` rewrites it", async () => {
  const pages = routeTable.filter((row) => !isApi(row)).map((row) => formatGuard(row.path, row));
  const calls = endpoints.map(({ method, url, guard }) => formatGuard(`${url} ${method}`, guard));
  const open = listOpenCommands().map(({ name, caller }) => `${name}: ${caller}`);
  const commands = [...listCommands().map(formatCommand), ...open];
  const text = `# Pages\n${listed(pages)}\n\n# Endpoints\n${listed(calls)}\n\n# Commands\n${listed(commands)}\n`;
  await expect(text).toMatchFileSnapshot("../../access/access.txt");
});
