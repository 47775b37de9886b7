import { expect, test } from "vitest";
import { endpoints } from "#app/endpoints.server.ts";
import { describeSchema } from "#app/modules/developers/http/openapi/describe-schema.ts";
import { listPlainNames, listSchemaTexts } from "#app/modules/developers/http/request-log/plain-names.server.ts";
import { formatRequestCurl } from "#app/modules/developers/model/api-request.ts";
import { hiddenNames, plainTexts, redact } from "#app/modules/developers/model/redaction.ts";

const schemas = endpoints.flatMap(({ method, url, input, output }) => [
  ...(input ? [{ call: `${method} ${url}`, schema: input, way: "sent" as const }] : []),
  ...(output ? [{ call: `${method} ${url}`, schema: output, way: "answered" as const }] : []),
]);

/** What a name says of a person, a place or a secret. */
const personal =
  /name$|first|last_|phone|mail|^to$|line\d|city|postal|zip|region|direction|note|comment|contact|recipient|person|iban|bic|secret|token|password|key$|signature|image|photo|latitude|longitude|address|text|body|message|title|html|birth/;
/** Of those that are kept: words, and the name of a key. */
const reviewed = ["key", "type", "kind"];

test("no name that says something of a person, a place or a secret is among the texts that are kept", () => {
  expect([...plainTexts].filter((name) => personal.test(name) && !reviewed.includes(name))).toEqual([]);
  expect([...plainTexts].filter((name) => hiddenNames.has(name))).toEqual([]);
});

test("every text of every endpoint that may be anything is hidden, unless its name is in the table", () => {
  expect(schemas.length).toBeGreaterThan(600);
  const unused = new Set(plainTexts);
  for (const { call, schema, way } of schemas) {
    const { free } = listSchemaTexts(describeSchema(schema, way));
    const plain = listPlainNames(schema, way);
    for (const name of free) {
      unused.delete(name);
      const shown = redact({ [name]: "Anna Huber" }, (each) => plain.has(each), 1_000);
      const kept = JSON.stringify(shown).includes("Anna");
      expect(kept, `${call} ${way}: ${name}`).toBe(plainTexts.has(name));
    }
    for (const name of hiddenNames)
      expect(
        redact({ [name]: "abc" }, (each) => plain.has(each), 1_000),
        `${call}: ${name}`,
      ).toEqual({
        [name]: "[3 characters hidden]",
      });
  }
  // Of another protocol than ours: an agent's messages.
  expect([...unused]).toEqual(["jsonrpc"]);
});

test("ids, times, numbers and empty values stay; texts say how long they were; positions are gone", () => {
  const id = "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f01";
  const sent = {
    order_id: id,
    from: "2026-12-11T08:00",
    weight: 4.2,
    city: "Schaan",
    notes: "",
    latitude: 47.1,
    tags: ["a"],
  };
  expect(redact(sent, (name) => name === "tags", 1_000)).toEqual({
    ...{ order_id: id, from: "2026-12-11T08:00", weight: 4.2, notes: "", tags: ["a"] },
    ...{ city: "[6 characters hidden]", latitude: "[hidden]" },
  });
  expect(redact({ code: "wb_live_abcDEF123" }, () => true, 1_000)).toEqual({ code: "wb_live_…" });
});

test("what is longer than its size stays JSON and says what is left out", () => {
  const rows = Array.from({ length: 500 }, (_, at) => ({ number: `WB-${at}`, weight: at }));
  const shown = redact({ orders: rows, pagination: { next: null } }, () => true, 400);
  expect(JSON.stringify(shown).length).toBeLessThan(900);
  expect(shown).toMatchObject({ "…": "1 more" });
  expect(Object(shown).orders.at(-1)).toMatch(/^… \d+ more$/);
});

test("a request is copied as a command without its token, a tool as a call of it", () => {
  const call = {
    ...{ method: "POST", path: "/api/orders", query: "dry_run=true", tool: null, idempotencyKey: "it's 1" },
    request: { type: "application/json", bytes: 9, body: '{"a":"it\'s"}' },
  };
  expect(formatRequestCurl("https://w.test", call)).toBe(
    String.raw`curl 'https://w.test/api/orders?dry_run=true' \
  -H "Authorization: Bearer $WAYBILL" \
  -H 'Idempotency-Key: it'\''s 1' \
  --json '{"a":"it'\''s"}'`,
  );
  const tool = formatRequestCurl("https://w.test", {
    ...call,
    path: "/mcp",
    query: null,
    tool: "get_order",
    idempotencyKey: null,
  });
  expect(tool).toContain(`"method":"tools/call","params":{"name":"get_order"`);
});
