import { isEnumType, parse } from "graphql";
import { expect, test } from "vitest";
import { FakeShopify } from "#tests/fakes/shopify.ts";
import { GraphqlEndpoint } from "#tests/fakes/shopify-graphql.ts";
import { shopifySchema } from "#tests/fakes/shopify-schema.ts";
import * as queries from "#workers/shops/shopify/queries.ts";

const documents = Object.entries(queries).filter(
  (each): each is [string, string] => typeof each[1] === "string" && /^(query|mutation) /.test(each[1]),
);

/** A shop, and questions to it. */
async function openShop(options: { restoreRate?: number } = {}) {
  let at = Date.UTC(2026, 9, 1);
  const shop = new FakeShopify("shop.myshopify.com", { now: () => at, ...options });
  const post = async (path: string, headers: Record<string, string>, body: object) =>
    (
      await shop.fetch(
        new Request(`https://${shop.host}${path}`, { method: "POST", headers, body: JSON.stringify(body) }),
      )
    ).json();
  const grant = { grant_type: "client_credentials", client_id: shop.clientId, client_secret: shop.clientSecret };
  const { access_token } = (await post("/admin/oauth/access_token", {}, grant)) as { access_token: string };
  const ask = (query: string, variables: object = {}) =>
    post("/admin/api/2026-10/graphql.json", { "X-Shopify-Access-Token": access_token }, { query, variables });
  return { shop, ask, pass: (ms: number) => (at += ms) };
}

test("every query and topic of ours is in the published schema", () => {
  const endpoint = new GraphqlEndpoint(shopifySchema);
  expect(documents.length).toBeGreaterThan(9);
  for (const [name, text] of documents) expect(endpoint.check(text, {}), name).toMatchObject({ errors: null });
  const topics = endpoint.schema.getType("WebhookSubscriptionTopic");
  const known = isEnumType(topics) ? topics.getValues().map(({ name }) => name) : [];
  expect(known).toEqual(expect.arrayContaining([...queries.WEBHOOK_TOPICS]));
});

test("refuses what is no query, what the schema does not have, and arguments of another kind", async () => {
  const { ask } = await openShop();
  for (const query of [
    "query Orders { {{{",
    "{ orders(first: 2) { nodes { nonsense } } }",
    "{ orders(first: 2, sortKey: NEVER) { nodes { id } } }",
    "mutation Unhook { webhookSubscriptionDelete { userErrors { message } } }",
  ])
    expect(await ask(query)).toEqual({ errors: [expect.objectContaining({ message: expect.any(String) })] });
  expect(await ask("{ shop { called: name } }")).toMatchObject({ data: { shop: { called: "Talrösterei" } } });
});

test("charges what was answered, and refuses what its bucket does not hold until it is restored", async () => {
  const { shop, ask, pass } = await openShop();
  shop.place();
  const first = await ask(queries.ordersQuery, { query: "updated_at:>='2026-01-01T00:00:00Z'" });
  const { requestedQueryCost: requested, actualQueryCost: actual, throttleStatus } = Object(first).extensions.cost;
  expect(requested).toBeGreaterThan(actual);
  expect(throttleStatus).toEqual({ maximumAvailable: 2000, currentlyAvailable: 2000 - actual, restoreRate: 100 });
  shop.bucket.spend(2000 - actual);
  const second = await ask(queries.ordersQuery, { query: "updated_at:>='2026-01-01T00:00:00Z'" });
  expect(second).toMatchObject({
    errors: [{ extensions: { code: "THROTTLED" } }],
    extensions: { cost: { requestedQueryCost: requested, actualQueryCost: null } },
  });
  pass((requested / 100) * 1000);
  expect(await ask(queries.ordersQuery, { query: "updated_at:>='2026-01-01T00:00:00Z'" })).toHaveProperty("data");
});

test("a shop of a larger plan has a larger bucket", async () => {
  const { ask } = await openShop({ restoreRate: 1000 });
  const answer = await ask("{ shop { name } }");
  expect(Object(answer).extensions.cost.throttleStatus).toEqual({
    ...{ maximumAvailable: 20_000, currentlyAvailable: 19_999, restoreRate: 1000 },
  });
});

test("counts as Shopify is known to, and refuses a query above 1,000 points", () => {
  // community.shopify.dev, "Unexpectedly low GraphQL query cost": 25 requested; 1 charged where there is no product.
  const endpoint = new GraphqlEndpoint(`
    type Query { product(id: ID!): Product }
    type Product { variants(first: Int): VariantConnection }
    type VariantConnection { nodes: [Variant!]! }
    type Variant { inventoryItem: Item variants(first: Int): VariantConnection }
    type Item { id: ID tracked: Boolean }
  `);
  const query =
    "query($id: ID!) { product(id: $id) { variants(first: 250) { nodes { inventoryItem { id tracked } } } } }";
  expect(endpoint.check(query, { id: "1" })).toMatchObject({ cost: 25 });
  expect(endpoint.execute(parse(query), { id: "1" }, { product: null })).toMatchObject({ cost: 1 });
  const deep = "nodes { variants(first: 250) { nodes { variants(first: 250) { nodes { inventoryItem { id } } } } } }";
  expect(endpoint.check(`{ product(id: 1) { variants(first: 250) { ${deep} } } }`, {})).toMatchObject({
    errors: [{ extensions: { code: "MAX_COST_EXCEEDED" } }],
  });
});
