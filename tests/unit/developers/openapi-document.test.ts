import { expect, test } from "vitest";
import { apiDescription } from "#app/modules/developers/http/description.server.ts";
import {
  apiDocumentSchema,
  getJsonBody,
  getSuccessResponse,
  listCalls,
  resolveSchema,
} from "#app/modules/developers/model/api-document.ts";
import { getSampleBody } from "#app/modules/developers/model/samples.ts";
import { createSchemaSample } from "#app/modules/developers/model/schema-sample.ts";
import { loadTool } from "#tests/api/load-tool.ts";

const described: Record<string, unknown> = apiDescription("https://waybill.test");
const text = JSON.stringify(described);
const document = apiDocumentSchema.parse(described);

interface Redocly {
  createConfig(config: object): Promise<unknown>;
  lintFromString(given: {
    source: string;
    absoluteRef: string;
    config: unknown;
  }): Promise<{ ruleId: string; message: string; location: { pointer?: string }[] }[]>;
}

test("the document passes Redocly's recommended rules", async () => {
  const { createConfig, lintFromString } = await loadTool<Redocly>("@redocly/openapi-core");
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: text, absoluteRef: "openapi.json", config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
}, 120_000);

interface SpectralCore {
  Spectral: new () => {
    setRuleset(ruleset: object): void;
    run(document: unknown): Promise<{ code: string; message: string; path: (string | number)[] }[]>;
  };
}

test("the document passes Spectral's OpenAPI rules", async () => {
  const { Spectral } = await loadTool<SpectralCore>("@stoplight/spectral-core");
  const { oas } = await loadTool<{ oas: object }>("@stoplight/spectral-rulesets");
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas, "recommended"]] });
  const problems = await spectral.run(JSON.parse(text));
  expect(problems.map(({ code, message, path }) => `${code}: ${message} ${path.join("/")}`)).toEqual([]);
}, 120_000);

interface Validate {
  (value: unknown): boolean;
  errors?: { instancePath: string; message?: string }[] | null;
}

interface Ajv {
  addSchema(schema: object, key: string): Ajv;
  compile(schema: object): Validate;
}

/** Compiles schemas as they appear in the document, with its components available. */
async function createValidators() {
  const { default: Ajv2020 } = await loadTool<{ default: new (options: object) => Ajv }>("ajv/dist/2020.js");
  const { default: addFormats } = await loadTool<{ default: (ajv: Ajv) => void }>("ajv-formats");
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: "https://waybill.test/api", ...described }, "api");
  return (pointer: string) => ajv.compile({ $ref: `https://waybill.test/api#${pointer}` });
}

const escapePointer = (part: string) =>
  part.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D");

/** A validator's errors for a value. */
function listFaults(validate: Validate, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).slice(0, 3).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test("every sample body, response example and event example matches its schema", async () => {
  const compile = await createValidators();
  const wrong: string[] = [];
  let checked = 0;
  const check = (name: string, pointer: string, value: unknown) => {
    checked += 1;
    wrong.push(...listFaults(compile(pointer), value).map((fault) => `${name}: ${fault}`));
  };
  for (const call of listCalls(document)) {
    const name = `${call.method} ${call.path}`;
    const at = `/paths/${escapePointer(call.path)}/${call.method.toLowerCase()}`;
    const json = "content/application~1json/schema";
    if (getJsonBody(call)) check(`${name} is sent`, `${at}/requestBody/${json}`, getSampleBody(call));
    const { status, schema } = getSuccessResponse(call);
    if (schema)
      check(`${name} answers`, `${at}/responses/${status}/${json}`, createSchemaSample(schema, { all: true }));
  }
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    const example = post.requestBody?.content["application/json"]?.example;
    check(type, `/webhooks/${escapePointer(type)}/post/requestBody/content/application~1json/schema`, example);
  }
  console.log(`${checked} examples`);
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(700);
}, 120_000);

test("every operation has a readable, unique name", () => {
  const names = listCalls(document).map(({ operationId }) => operationId);
  expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(["listOrders", "createOrder", "getOrder", "cancelOrders"]));
});

test("responses may gain fields, requests may not; statuses have a code and a name", () => {
  const { Order: order, CreateOrderRequest: request } = document.components.schemas;
  expect(order?.additionalProperties).toBeUndefined();
  expect(request?.additionalProperties).toBe(false);
  expect(order?.properties?.status_name?.enum).toContain("ready");
  expect(Object.keys(document.components.schemas).length).toBeGreaterThan(200);
  const tagged = new Set(listCalls(document).flatMap(({ tags }) => tags));
  const untold = Object(described).tags.filter(
    ({ name, description }: { name: string; description: string }) => name === description,
  );
  expect([...tagged].length).toBeGreaterThan(30);
  expect(untold).toEqual([]);
});

test("fields of which at least one is required are described so, wherever a customer is sent", () => {
  const { CreateCustomerRequest: customer, CreateOrderRequest: order } = document.components.schemas;
  const ofOrder = order?.properties?.customer;
  for (const sent of [customer, ofOrder && resolveSchema(ofOrder, { $defs: document.components.schemas })]) {
    expect(sent?.properties?.phone?.description).toMatch(/Needed without an email/);
    expect(sent?.properties?.email?.description).toMatch(/Needed without a phone/);
    expect(sent?.properties?.business_name?.description).toMatch(/Needed of a business/);
  }
});
