/**
 * What Postman and Bruno make of the API's description: `npm run api:collections -- http://localhost:4173`. Their
 * converters have two hundred packages, so they are installed in a folder of their own and only when this is run.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const converters = ["openapi-to-postmanv2@6.3.3", "@usebruno/converters@0.23.0"];
const [origin = "http://localhost:4173"] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "collections-"));
const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
execFileSync("npm", ["install", "--prefix", folder, ...quiet, ...converters], { stdio: "inherit" });
const load = createRequire(join(folder, "package.json"));

const readDescription = async () => (await fetch(`${origin}/api/openapi.json`)).json();
const toLine = (method, path, hasBody) => `${method.toUpperCase()} ${path}${hasBody ? " with a body" : ""}`;
const toRequests = (items, inside) =>
  items.flatMap((item) => (item[inside] ? toRequests(item[inside], inside) : [item.request]));

const methods = ["get", "post", "put", "patch", "delete"];
const expected = Object.entries((await readDescription()).paths)
  .flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => toLine(method, path.replace(/\{(\w+)\}/g, ":$1"), item[method].requestBody !== undefined)),
  )
  .sort();

const { convertV2 } = load("openapi-to-postmanv2");
const options = { folderStrategy: "Tags", parametersResolution: "Example" };
const converted = await promisify(convertV2)({ type: "json", data: await readDescription() }, options);
const [{ data: postman }] = converted.output;
const byPostman = toRequests(postman.item, "item").map(({ method, url, body }) =>
  toLine(method, `/${url.path.join("/")}`, Boolean(body?.mode)),
);
assert.deepEqual(byPostman.sort(), expected);
assert.equal(postman.auth.type, "bearer");

const { openApiToBruno } = load("@usebruno/converters");
const bruno = await openApiToBruno(await readDescription());
const byBruno = toRequests(bruno.items, "items").map(({ method, url, body }) =>
  toLine(method, url.replace("{{baseUrl}}", ""), body.mode !== "none"),
);
assert.deepEqual(byBruno.sort(), expected);
assert.equal(bruno.environments[0].variables[0].value, origin);

const bodies = expected.filter((line) => line.endsWith(" with a body")).length;
console.log(`${expected.length} calls, ${bodies} with a body: Postman and Bruno have all of them`);
