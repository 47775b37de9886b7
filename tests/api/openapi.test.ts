import { expect, test } from "vitest";
import { describedCalls } from "#app/http/openapi.server.ts";
import { makeWorkspace } from "#tests/worker/workspace.ts";
import { apiModules } from "./calls.ts";

test("a call stands in the description once, and the description can be asked for", async () => {
  const calls = describedCalls(apiModules).map(({ method, path }) => `${method} ${path}`);
  expect(calls.filter((each, at) => calls.indexOf(each) !== at)).toEqual([]);
  const { fetch } = await makeWorkspace();
  const document = await (await fetch("/api/openapi.json")).json<{ openapi: string; paths: Record<string, object> }>();
  expect(document.openapi).toBe("3.1.0");
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual([...calls].sort());
  console.log(`${calls.length} calls, ${JSON.stringify(document).length} bytes`);
});

test("every path of the API answers both kinds of question, if only by refusing", () => {
  const deaf = [...apiModules].filter(([, module]) => !module.loader || !module.action);
  expect(deaf.map(([name]) => name)).toEqual([]);
});

test("every call says what it answers", () => {
  const silent = describedCalls(apiModules).filter(({ answer }) => !answer);
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
