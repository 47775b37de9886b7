// `node --import ./tests/clients/typescript5.mjs tests/clients/generate.mjs DOCUMENT DIRECTORY`: clients of the API as their makers
// generate them, from its description alone.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import openapiTypeScript, { astToString } from "openapi-typescript";

const [document = "", directory = ""] = process.argv.slice(2);
mkdirSync(directory, { recursive: true });
const types = await openapiTypeScript(JSON.parse(readFileSync(document, "utf8")));
writeFileSync(join(directory, "openapi-typescript.ts"), astToString(types));
await createClient({
  input: document,
  output: { path: join(directory, "hey-api"), importFileExtension: ".ts" },
  plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
  logs: { file: false, level: "silent" },
});
