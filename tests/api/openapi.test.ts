import { expect, test } from "vitest";
import { endpoints } from "#app/endpoints.server.ts";
import { pickKnownFields } from "#app/platform/kernel/parse-input.ts";
import { createTestWorkspace } from "#tests/worker/workspace.ts";
import { calls } from "./calls.ts";

test("an operation is in the description once, and the description is available", async () => {
  const all = endpoints.map(({ method, url }) => `${method} ${url}`);
  expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([]);
  const open = endpoints.filter(({ internal }) => !internal).map(({ method, url }) => `${method} ${url}`);
  const { fetch } = await createTestWorkspace();
  const document = await (await fetch("/api/openapi.json")).json<{ openapi: string; paths: Record<string, object> }>();
  expect(document.openapi).toBe("3.1.0");
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(open.sort());
  console.log(`${open.length} calls, ${JSON.stringify(document).length} bytes`);
});

test("a known path rejects an unsupported method", async () => {
  const { fetch } = await createTestWorkspace();
  const wrong: string[] = [];
  const known = new Set(endpoints.map(({ method, url }) => `${method} ${url}`));
  for (const { url, internal } of endpoints) {
    if (internal || url.includes("{") || known.has(`DELETE ${url}`)) continue;
    const answer = await fetch(url, { method: "DELETE" });
    if (answer.status !== 405) wrong.push(`DELETE ${url}: ${answer.status}`);
  }
  expect(wrong).toEqual([]);
});

test("every path parameter is known to its command, so none is ignored", () => {
  const lost = calls.flatMap(({ method, url, parameters, input }) =>
    [...parameters].flatMap(([inner, name]) =>
      input && Object.keys(pickKnownFields(input, { [inner]: "" })).length === 0 ? [`${method} ${url}: ${name}`] : [],
    ),
  );
  expect(lost).toEqual([]);
});

test("every read and command describes its response, and every operation its purpose", () => {
  expect(calls.filter(({ output }) => !output)).toEqual([]);
  expect(endpoints.filter(({ summary }) => !/^[A-Z][^.]+$/.test(summary)).map(({ summary }) => summary)).toEqual([]);
});

test("the description explains sign-in, file uploads, idempotency and filters", async () => {
  const { fetch } = await createTestWorkspace();
  const { info, paths } = await (await fetch("/api/openapi.json")).json<{
    info: { description: string };
    paths: Record<string, Record<string, { summary: string; parameters?: { name: string }[]; requestBody?: object }>>;
  }>();
  for (const word of ["/api/auth/login", "Origin", "account", "Idempotency-Key", "filters[field][]", "past,7,day"])
    expect(info.description).toContain(word);
  expect(paths["/api/imports"]?.post?.requestBody).toHaveProperty("content.multipart/form-data");
  const names = paths["/api/orders"]?.get?.parameters?.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["status", "status.not", "created_at.gte", "fees.currency", "expand"]));
  expect(paths["/api/orders/assign-carrier"]?.post?.summary).toBe("Assign a carrier");
  const mapping = JSON.stringify(paths["/api/imports/{import_id}/mapping"]?.put?.requestBody);
  expect(mapping).not.toContain("import_id");
  const unsaid = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ summary }) => /api_|\./.test(summary));
  expect(unsaid).toEqual([]);
});
