import { expect, test } from "vitest";
import { type Command, listCommands } from "#app/platform/commands/command.server.ts";
import { listOpenCommands, type OpenCommand } from "#app/platform/commands/open-command.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { createTestWorkspace } from "#tests/worker/workspace.ts";
import { createPlausibleInput, createRandomSource, listObjectPaths } from "./malformed.ts";

import.meta.glob("../../app/{modules,platform}/**/*.server.ts", { eager: true });

/** Bad input is refused before the session is checked. */
const nobody = Object.create(null) as never;

const colour = "colour_of_the_sky";

/** Puts an unknown key into an object of an input. */
function withColour(input: unknown, path: readonly (string | number)[]): unknown {
  const copy = structuredClone(input);
  const holder = path.reduce((at: unknown, key) => Reflect.get(Object(at), key), copy);
  Reflect.set(Object(holder), colour, "blue");
  return copy;
}

/** Where a command takes a key that it does not know, and how many places were tried. */
async function silent(
  { name, input }: Pick<Command | OpenCommand<never>, "name" | "input">,
  execute: (raw: unknown) => Promise<Result<unknown>>,
): Promise<{ wrong: string[]; tried: string[] }> {
  const wrong = new Set<string>();
  const tried = new Set<string>();
  for (let seed = 1; seed <= 12; seed += 1) {
    const plausible = createPlausibleInput(input, createRandomSource(seed));
    for (const path of listObjectPaths(input, plausible)) {
      const field = [...path, colour].join(".");
      const shown = `${name}: ${field.replace(/\.\d+\./g, ".*.")}`;
      if (tried.has(shown)) continue;
      tried.add(shown);
      const result = await execute(withColour(plausible, path)).catch(() => ok("thrown"));
      const fields = result.ok ? {} : (result.failure.fields ?? {});
      if (fields[field]?.[0]?.code !== "unknown_key") wrong.add(shown);
    }
  }
  return { wrong: [...wrong], tried: [...tried] };
}

test("every command rejects an unknown key by its path, at any depth", async () => {
  const { scope } = await createTestWorkspace();
  const commands = [...new Map(listCommands().map((each) => [each.name, each])).values()];
  const found = [];
  for (const each of commands) found.push(await silent(each, (raw) => each.execute(scope, raw)));
  for (const each of listOpenCommands()) found.push(await silent(each, (raw) => each.execute(nobody, raw)));
  const tried = found.flatMap((each) => each.tried);
  console.log(`${commands.length} commands, ${tried.length} objects of their inputs`);
  expect(found.flatMap((each) => each.wrong)).toEqual([]);
  const roots = found.filter((each) => each.tried.length > 0).length;
  expect(roots).toBe(found.length);
}, 120_000);
