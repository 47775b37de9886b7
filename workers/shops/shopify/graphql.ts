import { z } from "zod";
import type { ShopBudget } from "#app/modules/shops/model/shop.ts";
import { type ReachShop, type ShopAccess, ShopFault } from "#app/modules/shops/model/shop-client.ts";
import { shopifyVersion } from "#app/modules/shops/model/shopify-version.ts";
import { getShopifyToken } from "./token.ts";

const throttleStatusSchema = z.object({
  maximumAvailable: z.number(),
  currentlyAvailable: z.number(),
  restoreRate: z.number(),
});
const responseSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }))
    .or(z.string())
    .optional(),
  extensions: z
    .object({
      cost: z.object({ requestedQueryCost: z.number().optional(), throttleStatus: throttleStatusSchema }).optional(),
    })
    .optional(),
});

const userErrorsSchema = z.object({ userErrors: z.array(z.object({ message: z.string() })) });

/** Calls one shop by GraphQL, within its rate limits. */
export interface ShopifyGraphql {
  /** Waits for the points that the query costs if the bucket is low. */
  query(query: string, variables: object): Promise<Record<string, unknown>>;
  /** A mutation; the shop's refusal is thrown with its message. */
  mutate(query: string, variables: object): Promise<Record<string, unknown>>;
  budget(): ShopBudget | null;
  calls(): number;
}

/** Maximum retries of a throttled query, or one with an expired token. */
const MAX_RETRIES = 4;

/** Creates a shop's GraphQL client. @param wait milliseconds */
export function createShopifyGraphql(
  access: ShopAccess,
  { reach, now, wait }: { reach: ReachShop; now: () => number; wait: (ms: number) => Promise<void> },
): ShopifyGraphql {
  let credentials = access.credentials;
  let budget: ShopBudget | null = null;
  let calls = 0;
  /** Points by query, as the shop counted them when it was last asked: its formula is not public. */
  const costs = new Map<string, number>();
  const room = async (cost: number) => {
    if (!budget || budget.remaining >= cost) return;
    await wait(Math.ceil(((cost - budget.remaining) / budget.refillPerSecond) * 1000));
    budget = { ...budget, remaining: Math.min(budget.limit, cost) };
  };
  const once = async (query: string, variables: object, anew: boolean) => {
    const keep = access.storeCredentials;
    credentials = await getShopifyToken(
      { ...access, credentials, storeCredentials: keep },
      { reach, now: now(), anew },
    );
    calls += 1;
    return reach({
      method: "POST",
      url: `https://${access.address}/admin/api/${shopifyVersion.name}/graphql.json`,
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        "X-Shopify-Access-Token": credentials.token ?? "",
      },
      body: JSON.stringify({ query, variables }),
    });
  };
  const ask: ShopifyGraphql["query"] = async (query, variables) => {
    let anew = false;
    for (let tries = 1; ; tries += 1) {
      await room(costs.get(query) ?? 0);
      const answer = await once(query, variables, anew);
      if (answer.status === 401 && !anew) {
        anew = true;
        continue;
      }
      if (answer.status === 401 || answer.status === 403)
        throw new ShopFault("unauthorised", `answered ${answer.status}`);
      const throttled = answer.status === 429;
      const read = throttled || answer.status !== 200 ? null : responseSchema.parse(JSON.parse(answer.text));
      const cost = read?.extensions?.cost?.requestedQueryCost ?? costs.get(query) ?? 0;
      costs.set(query, cost);
      const spent = read?.extensions?.cost?.throttleStatus;
      if (spent)
        budget = {
          remaining: spent.currentlyAvailable,
          limit: spent.maximumAvailable,
          refillPerSecond: spent.restoreRate,
        };
      const errors = typeof read?.errors === "string" ? [{ message: read.errors }] : (read?.errors ?? []);
      const short = throttled || errors.some((each) => "extensions" in each && each.extensions?.code === "THROTTLED");
      const waitMs = short
        ? Math.max(1000, Number(answer.header("Retry-After") ?? 0) * 1000, computeWait(budget, cost))
        : 0;
      if (short && tries < MAX_RETRIES) {
        await wait(waitMs);
        continue;
      }
      if (short) throw new ShopFault("throttled", "The shop wants us to wait.", waitMs);
      if (!read) throw new ShopFault("shop_fault", `answered ${answer.status}`);
      if (errors[0] || !read.data) throw new ShopFault("refused", errors[0]?.message ?? "no data");
      return read.data;
    }
  };
  return {
    query: ask,
    async mutate(query, variables) {
      const data = await ask(query, variables);
      const refused = Object.values(data).flatMap((each) => userErrorsSchema.safeParse(each).data?.userErrors ?? []);
      if (refused[0]) throw new ShopFault("refused", refused.map(({ message }) => message).join(" "));
      return data;
    },
    budget: () => budget,
    calls: () => calls,
  };
}

/** Milliseconds until the bucket has the points a query costs. */
function computeWait(budget: ShopBudget | null, cost: number): number {
  return budget ? Math.ceil(Math.max(0, (cost - budget.remaining) / budget.refillPerSecond) * 1000) : 0;
}
