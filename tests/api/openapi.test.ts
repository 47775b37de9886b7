import { expect, test } from "vitest";
import { describedCalls } from "#app/modules/developers/http/openapi/openapi.server.ts";
import { writtenCalls } from "#app/modules/developers/http/openapi/openapi-calls.ts";
import { pickKnownFields } from "#app/platform/kernel/parse-input.ts";
import { toCamelCase } from "#app/platform/kernel/snake-case.ts";
import { createTestWorkspace } from "#tests/worker/workspace.ts";
import { apiModules } from "./calls.ts";

test("a call is in the description once, and the description is available", async () => {
  const calls = describedCalls(apiModules).map(({ method, path }) => `${method} ${path}`);
  expect(calls.filter((each, at) => calls.indexOf(each) !== at)).toEqual([]);
  const { fetch } = await createTestWorkspace();
  const document = await (await fetch("/api/openapi.json")).json<{ openapi: string; paths: Record<string, object> }>();
  expect(document.openapi).toBe("3.1.0");
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const told = writtenCalls.map(({ method, path }) => `${method} ${path}`);
  expect(told.filter((each) => calls.includes(each))).toEqual([]);
  expect(described.sort()).toEqual([...calls, ...told].sort());
  console.log(`${calls.length} calls, ${JSON.stringify(document).length} bytes`);
});

test("every path of the API answers both kinds of question, if only by refusing", () => {
  const deaf = [...apiModules].filter(([, module]) => !module.loader || !module.action);
  expect(deaf.map(([name]) => name)).toEqual([]);
});

test("what a path names is known to the command behind it: nothing is passed over", () => {
  const lost = describedCalls(apiModules).flatMap(({ method, path, input }) =>
    [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]) => {
      const given = { [name]: "", ...Object(toCamelCase({ [name]: "" })) };
      return input && Object.keys(pickKnownFields(input, given)).length === 0 ? [`${method} ${path}: ${name}`] : [];
    }),
  );
  // A shipment's number is its own, whatever its type.
  expect(lost).toEqual([
    "PUT /api/shipments/{type}/{number}/reschedule: type",
    "PUT /api/shipments/{type}/{number}/reschedule-pickup: type",
    "POST /api/shipments/{type}/{number}/repeat: type",
  ]);
});

test("every call says what it answers", () => {
  const silent = describedCalls(apiModules).filter(({ answer }) => !answer);
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test("a program learns from the description how to sign in, to send files, to do things once and to filter", async () => {
  const { fetch } = await createTestWorkspace();
  const { info, paths } = await (await fetch("/api/openapi.json")).json<{
    info: { description: string };
    paths: Record<string, Record<string, { summary: string; description?: string; requestBody?: object }>>;
  }>();
  for (const word of ["/api/auth/login", "Origin", "account", "Idempotency-Key", "filters[field][]", "past,7,day"])
    expect(info.description).toContain(word);
  expect(paths["/api/orders/imports"]?.post?.requestBody).toHaveProperty("content.multipart/form-data");
  expect(paths["/api/orders"]?.get?.description).toContain("created_at (days)");
  expect(paths["/api/orders/assign-carrier"]?.post?.summary).toBe("Assign a carrier");
  const mapping = JSON.stringify(paths["/api/orders/imports/{import_id}/mapping"]?.put?.requestBody);
  expect(mapping).not.toContain("import_id");
  const unsaid = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ summary }) => /api_|\./.test(summary));
  expect(unsaid).toEqual([]);
});
