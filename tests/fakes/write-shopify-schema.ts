import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from "graphql";
import * as queries from "#workers/shops/shopify/queries.ts";

/**
 * npm run shops:schema -- --schema package/dist/data/admin_2026-10.json.gz
 *
 * Writes tests/fakes/shopify-schema.ts anew: the part of Shopify's published Admin schema that our queries reach, by which
 * the stand-in of Shopify answers. Each query is checked against the whole schema first. Needed after a new query, and for
 * a new version of the API (app/modules/shops/model/shopify-version.ts). The schema is one of the files of
 * `npm pack @shopify/dev-mcp`, which is no dependency because it brings Shopify's whole command line.
 */
const { values } = parseArgs({ options: { schema: { type: "string" } } });
const file = values.schema ?? "";
const [, version = ""] = /admin_([\d-]+)\.json/.exec(file) ?? [];
const { data }: { data: IntrospectionQuery } = JSON.parse(gunzipSync(readFileSync(file)).toString());
const whole = buildClientSchema(data);
const documents = Object.values(queries).flatMap((each) =>
  typeof each === "string" && /^(query|mutation) /.test(each) ? [parse(each)] : [],
);
for (const document of documents) {
  const [fault] = validate(whole, document);
  if (fault) throw fault;
}

const types = listReachedTypes(whole);
const parts = [...types].sort().map((name) => printPart(whole, name));
const roots = `schema { query: ${whole.getQueryType()} mutation: ${whole.getMutationType()} }`;
const text = [roots, ...parts.filter(Boolean)].join("\n");
writeFileSync(
  new URL("./shopify-schema.ts", import.meta.url),
  `/**
 * Shopify's Admin API ${version} as @shopify/dev-mcp 1.16.0 publishes it, cut by write-shopify-schema.ts to the types that
 * our queries reach, with all of their fields that lead nowhere else.
 */
export const shopifySchema = \`
${text}
\`;
`,
);
console.log(`${documents.length} queries, ${types.size} types, ${text.length} characters of Shopify's ${version}`);

/** Types that are asked for, and what their arguments are made of. */
function listReachedTypes(schema: GraphQLSchema): Set<string> {
  const reached = new Set<string>();
  const addInput = (type: GraphQLInputType) => {
    const named = getNamedType(type);
    if (reached.has(named.name)) return;
    reached.add(named.name);
    if (isInputObjectType(named)) for (const each of Object.values(named.getFields())) addInput(each.type);
  };
  for (const document of documents) {
    const info = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(info, {
        Field() {
          for (const type of [info.getParentType(), info.getType()]) if (type) reached.add(getNamedType(type).name);
          for (const { type } of info.getFieldDef()?.args ?? []) addInput(type);
        },
      }),
    );
  }
  return reached;
}

function printPart(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name);
  if (isScalarType(type)) return ["ID", "Int", "Float", "String", "Boolean"].includes(name) ? "" : `scalar ${name}`;
  if (isEnumType(type))
    return `enum ${name} { ${type
      .getValues()
      .map((each) => each.name)
      .join(" ")} }`;
  if (isInputObjectType(type))
    return `input ${name} { ${Object.values(type.getFields())
      .map((each) => `${each.name}: ${each.type}`)
      .join(", ")} }`;
  if (!isObjectType(type) && !isInterfaceType(type)) return "";
  const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
  const fields = Object.values(type.getFields()).filter((field) => isWithin(field, isRoot));
  return `type ${name} {\n${fields.map(printField).join("\n")}\n}`;
}

/** Of the roots only what is asked for: they lead everywhere. */
function isWithin({ type, args }: GraphQLField<unknown, unknown>, isRoot: boolean): boolean {
  const named = getNamedType(type);
  const known = types.has(named.name) || (!isRoot && isScalarType(named) && isPlain(named.name));
  return (
    known && args.every((each) => types.has(getNamedType(each.type).name) || isPlain(getNamedType(each.type).name))
  );
}

function isPlain(name: string): boolean {
  return ["ID", "Int", "Float", "String", "Boolean"].includes(name);
}

function printField({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.map((each) => `${each.name}: ${each.type}`).join(", ");
  return `  ${name}${given ? `(${given})` : ""}: ${type}`;
}
