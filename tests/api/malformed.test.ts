import { expect, test } from "vitest";
import { listCommands } from "#app/platform/commands/command.server.ts";
import { listOpenCommands } from "#app/platform/commands/open-command.server.ts";
import { createTestWorkspace } from "#tests/worker/workspace.ts";
import { createMalformedInput, createRandomSource } from "./malformed.ts";

import.meta.glob("../../app/{modules,platform}/**/*.server.ts", { eager: true });

test("every command rejects 200 malformed inputs by field, and never throws", async () => {
  const { scope } = await createTestWorkspace();
  const nobody = Object.create(null) as never;
  const inside = listCommands().map(({ name, input, execute }) => ({
    ...{ name, input },
    execute: (raw: unknown) => execute(scope, raw),
  }));
  const open = listOpenCommands().map(({ name, input, execute }) => ({
    ...{ name, input },
    execute: (raw: unknown) => execute(nobody, raw),
  }));
  const commands = [...new Map([...inside, ...open].map((each) => [each.name, each])).values()];
  const wrong: string[] = [];
  let sent = 0;
  for (const [at, command] of commands.entries()) {
    const chance = createRandomSource(at + 1);
    for (let count = 0; count < 200; count += 1) {
      const input = createMalformedInput(command.input, chance);
      const result = await command.execute(input).catch((error: unknown) => ({ thrown: String(error) }));
      const code = "thrown" in result ? result.thrown : result.ok ? "ok" : result.failure.code;
      sent += 1;
      if (code !== "invalid_fields") wrong.push(`${command.name}: ${code} for ${JSON.stringify(input)?.slice(0, 200)}`);
    }
  }
  console.log(`${commands.length} commands, ${sent} malformed inputs: ${wrong.length} not refused by their fields`);
  expect(wrong.slice(0, 10)).toEqual([]);
}, 120_000);
