import { exports } from "cloudflare:workers";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, test } from "vitest";
import { createOrderDraft, seedTestOrders } from "#tests/factories/orders.ts";
import { createPlanWorld } from "#tests/factories/plans.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace } from "../workspace.ts";

// What a dispatcher asks of an agent, each as the calls that answer it. Every tool, argument and filter stands in the list of tools,
// every id and version in an answer before: nothing is known from elsewhere.

/** About four characters of JSON a token. */
const toTokens = (characters: number) => Math.round(characters / 4);

interface Listed {
  name: string;
  description?: string | undefined;
  inputSchema: { properties?: Record<string, unknown> };
}
type Answer = Record<string, unknown>;
type Rows = Record<string, string>[];

async function connect(token: string, query = "") {
  const client = new Client({ name: "dispatcher", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL(`https://waybill.test/mcp${query}`), {
    fetch: (input, init) => exports.default.fetch(new Request(input, init)),
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
  });
  await client.connect(transport);
  return client;
}

async function createToken(who: Awaited<ReturnType<typeof createTestWorkspace>>, more: object = {}) {
  const made = await who.fetch("/api/access-tokens", { body: { name: "Dispatcher", access: "full", ...more } });
  return (await made.json<{ data: { token: string } }>()).data.token;
}

/** Names that arguments have, at any depth: all of them stand in the tool's description. */
function listNames(given: unknown): string[] {
  if (Array.isArray(given)) return given.flatMap(listNames);
  if (typeof given !== "object" || given === null) return [];
  return Object.entries(given).flatMap(([name, each]) => [
    name.replace(/\.(not|gte|gt|lte|lt)$/, ""),
    ...listNames(each),
  ]);
}

test("thirty tasks of a dispatcher are solved by what the tools say of themselves", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 8, agents: 3, maxWeight: 60_000 });
  await seedTestOrders(who.scope, 3, (at) => ({ draft: { external_id: `SHOP-${at}` } }));
  const client = await connect(await createToken(who));
  const { tools } = await client.listTools();
  const byName = new Map(tools.map((each): [string, Listed] => [each.name, each]));
  const listed = JSON.stringify(tools).length;
  let calls = 0;
  let largest = 0;
  const call = async (name: string, given: Answer = {}) => {
    const tool = byName.get(name);
    expect(tool, name).toBeDefined();
    const shown = JSON.stringify(tool);
    for (const each of listNames(given)) expect(shown.includes(each), `${name} says ${each}`).toBe(true);
    const result = await client.callTool({ name, arguments: given });
    const [first] = result.content as { text: string }[];
    const answer = JSON.parse(first?.text ?? "{}") as Answer;
    calls += 1;
    largest = Math.max(largest, first?.text.length ?? 0);
    return { isError: result.isError === true, answer };
  };
  const use = async (name: string, given: Answer = {}): Promise<Answer> => {
    const { isError, answer } = await call(name, given);
    expect(isError, `${name} ${JSON.stringify(given)}: ${JSON.stringify(answer)}`).toBe(false);
    return answer;
  };
  const refuse = async (name: string, given: Answer): Promise<Answer> => {
    const { isError, answer } = await call(name, given);
    expect(isError, `${name} is refused`).toBe(true);
    return answer;
  };
  const rowsOf = async (name: string, list: string, given: Answer = {}) => (await use(name, given))[list] as Rows;
  let plan = "";
  let based = 0;
  const findOrder = async () => (await rowsOf("list_orders", "orders", { search: "SHOP-0" }))[0] ?? {};

  const tasks: [string, () => Promise<void>][] = [
    ["Who am I here, and what may I do?", async () => void expect(await use("get_caller")).toHaveProperty("account")],
    [
      "Which orders are ready?",
      async () =>
        expect(
          (await rowsOf("list_orders", "orders", { filters: { status: "ready" } })).map(({ status }) => status),
        ).toEqual(["ready", "ready", "ready"]),
    ],
    [
      "How many orders were made since the start of last month?",
      async () =>
        expect(
          await use("list_orders", { filters: { "created_at.gte": "2026-01-01" }, limit: 1, fields: ["number"] }),
        ).toMatchObject({ pagination: { total: 11 } }),
    ],
    [
      "Where is the shop's order SHOP-0?",
      async () => void expect(await findOrder()).toMatchObject({ status: "ready" }),
    ],
    [
      "What is in it?",
      async () => {
        const { number } = await findOrder();
        const read = await use("get_order", { number, fields: ["order.number", "order.packages.quantity"] });
        expect(read).toMatchObject({ order: { number, packages: [{ quantity: expect.any(Number) }] } });
      },
    ],
    [
      "What happened to it?",
      async () => void (await rowsOf("get_order_timeline", "events", { number: (await findOrder()).number })),
    ],
    [
      "Would this order be taken?",
      async () =>
        expect(
          await use("create_order", {
            ...createOrderDraft(1, { source: { location_id: world.locationId } }),
            dry_run: true,
          }),
        ).toMatchObject({ dry_run: true, answers: { number: expect.any(String) } }),
    ],
    [
      "Then make it",
      async () => {
        const [depot] = await rowsOf("list_locations", "locations", { search: "Depot" });
        const made = await use("create_order", {
          ...createOrderDraft(5, { source: { location_id: depot?.id ?? "" } }),
        });
        expect(await use("get_order", { number: made.number })).toMatchObject({ order: { status: "ready" } });
      },
    ],
    [
      "This one lacks its address: what is missing?",
      async () =>
        expect(await refuse("create_order", { source: { location_id: world.locationId } })).toMatchObject({
          errors: expect.any(Object),
          next: expect.stringContaining("create_order"),
        }),
    ],
    [
      "Note that the bell is broken, though somebody else changes the order meanwhile",
      async () => {
        const { number } = await findOrder();
        const stale = await refuse("update_order_notes", { number, notes: "Bell is broken", version: 99 });
        expect(stale).toMatchObject({ code: "lost_race", next: expect.stringContaining("get_order") });
        const { order } = await use("get_order", { number, fields: ["order.version"] });
        const { version } = order as { version: number };
        expect(await use("update_order_notes", { number, notes: "Bell is broken", version })).toHaveProperty("version");
      },
    ],
    [
      "Hold it: the customer is away",
      async () =>
        expect(await use("hold_orders", { orders: [(await findOrder()).id], reason: "Away" })).toHaveProperty(
          "succeeded.0",
        ),
    ],
    ["She is back", async () => void (await use("release_orders", { orders: [(await findOrder()).id] }))],
    [
      "It is urgent",
      async () =>
        expect(
          await use("prioritize_orders", { orders: [(await findOrder()).id], priority: "highest" }),
        ).toHaveProperty("succeeded.0"),
    ],
    [
      "She wants it in the afternoon",
      async () => {
        const { number, version } = await findOrder();
        const delivery_schedule = { from: "2026-11-23T13:00", to: "2026-11-23T17:00" };
        await use("update_order_schedule", { number, version, delivery_schedule });
      },
    ],
    [
      "Cancel SHOP-1, but tell me first whether that is possible",
      async () => {
        const [order] = await rowsOf("list_orders", "orders", { search: "SHOP-1" });
        const given = { orders: [order?.id], reason: "Ordered twice" };
        expect(await use("cancel_orders", { ...given, dry_run: true })).toHaveProperty(
          "answers.succeeded.0",
          order?.id,
        );
        expect(await use("cancel_orders", given)).toHaveProperty("succeeded.0", order?.id);
      },
    ],
    [
      "Read order WB-0, which there is not",
      async () =>
        expect(await refuse("get_order", { number: "WB-0" })).toMatchObject({
          next: expect.stringContaining("list_orders"),
        }),
    ],
    [
      "Which deliveries wait?",
      async () =>
        expect(
          await rowsOf("list_shipments", "shipments", { type: "deliveries", filters: { status: ["pending"] } }),
        ).toHaveLength(8),
    ],
    [
      "Read the first of them",
      async () => {
        const [one] = await rowsOf("list_shipments", "shipments", { type: "deliveries", limit: 1 });
        expect(await use("get_shipment", { number: one?.number })).toMatchObject({ shipment: { status: "pending" } });
      },
    ],
    [
      "Make a delivery of SHOP-2",
      async () => {
        const [order] = await rowsOf("list_orders", "orders", { search: "SHOP-2" });
        expect(await use("create_shipments", { orders: [order?.id], shipment_type: "delivery" })).toHaveProperty(
          "shipments.0",
        );
      },
    ],
    ["Who can drive?", async () => void expect(await rowsOf("list_agents", "agents")).toHaveLength(3)],
    ["With what?", async () => void expect(await rowsOf("list_vehicles", "vehicles")).toHaveLength(3)],
    ["Who is at work?", async () => void (await use("list_attendance"))],
    [
      "Make a plan of all that waits",
      async () => {
        const [depot] = await rowsOf("list_locations", "locations");
        const [people, vans] = [await rowsOf("list_agents", "agents"), await rowsOf("list_vehicles", "vehicles")];
        const waiting = await rowsOf("list_shipments", "shipments", {
          ...{ type: "deliveries", filters: { status: "pending" }, fields: ["number"] },
        });
        const made = await use("create_plan", {
          ...{ name: "Monday", location_id: depot?.id, shipment_type: "delivery" },
          ...{ start_at: "2026-11-23T07:00", end_at: "2026-11-23T18:00" },
          agents: people.map(({ id }, at) => ({ agent_id: id, vehicle_id: vans[at]?.id })),
          shipment_ids: waiting.map(({ id }) => id),
        });
        plan = String(made.id);
      },
    ],
    [
      "Plan SHOP-0 too",
      async () =>
        expect(await use("plan_orders", { orders: [(await findOrder()).id], plan_id: plan })).toHaveProperty(
          "succeeded.0",
        ),
    ],
    [
      "Find the routes",
      async () => {
        await use("optimize_plan", { plan_id: plan, effort: "quick" });
        const read = () => use("summarize_plan", { plan_id: plan }) as Promise<{ plan: Record<string, unknown> }>;
        await expect.poll(async () => (await read()).plan.status, { timeout: 25_000 }).toBe("ready");
        based = Number((await read()).plan.current_version);
      },
    ],
    [
      "What is late, and what was left out and why?",
      async () => {
        const read = await use("summarize_plan", { plan_id: plan, fields: ["late", "left_out"] });
        expect(read).toMatchObject({ left_out: { count: expect.any(Number) } });
        await use("explain_plan", { plan_id: plan });
      },
    ],
    [
      "Which stops has the first route? Drive the last of them first, if that is possible",
      async () => {
        const { routes } = (await use("summarize_plan", { plan_id: plan })) as {
          routes: { id: string; number: number }[];
        };
        const [first] = routes;
        const { stops } = (await use("summarize_plan", { plan_id: plan, route: first?.number })) as { stops: Rows };
        const move = { plan_id: plan, shipment_id: stops.at(-1)?.shipment_id, to_route_id: first?.id };
        const tried = await use("move_plan_stop", { ...move, position: 0, based_on: based, dry_run: true });
        expect(tried).toMatchObject({ dry_run: true, answers: { version: based + 1 } });
        based = Number((await use("move_plan_stop", { ...move, position: 0, based_on: based })).version);
        expect(tried).toMatchObject({ answers: { version: based } });
      },
    ],
    [
      "Confirm it",
      async () => {
        const given = { plan_id: plan, based_on: based, preserve_sequences: false };
        expect(await use("confirm_plan", { ...given, dry_run: true })).toMatchObject({ dry_run: true });
        expect(await use("confirm_plan", given)).toHaveProperty("confirmed");
        setTimeTo("2026-11-23T06:00:00.000Z");
      },
    ],
    [
      "A stop would be late: who else could take it, and what does that cost? Move it, and tell the driver",
      async () => {
        const { routes } = (await use("list_routes", { date: "2026-11-23" })) as {
          routes: { id: string; stops: { id: string; type: string }[] }[];
        };
        const [route] = routes;
        const stop = route?.stops.find(({ type }) => type === "dropoff");
        const at = { route_id: route?.id, stop_id: stop?.id };
        const { offers } = (await use("list_stop_moves", at)) as {
          offers: { route: { id: string }; position: number; cost: string }[];
        };
        const [best] = offers;
        if (best) await use("move_route_stop", { ...at, to_route_id: best.route.id, position: best.position });
        await use("message_route", { route_id: route?.id, text: "The first stop is another driver's now" });
      },
    ],
    ["Which cash do drivers carry?", async () => void (await use("list_collection_holdings"))],
    [
      "Add customer Ana Kos, and find her",
      async () => {
        await use("create_customer", {
          type: "individual",
          first_name: "Ana",
          last_name: "Kos",
          phone: "+38763555111",
        });
        const [found] = await rowsOf("list_customers", "customers", { search: "Kos" });
        expect(await use("get_customer", { id: found?.id })).toHaveProperty("customer");
      },
    ],
    ["What happened today, event by event?", async () => void (await use("list_events", { limit: 5 }))],
  ];
  for (const [ask, solve] of tasks)
    await solve().catch((thrown: unknown) => Promise.reject(new Error(ask, { cause: thrown })));
  console.log(
    `${tasks.length} tasks, ${calls} calls, ${tools.length} tools in ${toTokens(listed)} tokens, the largest answer ${toTokens(largest)}`,
  );
  expect(tasks.length).toBeGreaterThanOrEqual(30);
  // All groups; a client that asks for some of them reads less.
  expect(toTokens(listed)).toBeLessThanOrEqual(8_000);
  expect(toTokens(largest)).toBeLessThanOrEqual(4_000);
  await client.close();
}, 120_000);

test("a client asks for single groups, and an unknown group is refused with those there are", async () => {
  const who = await createTestWorkspace();
  const token = await createToken(who);
  const client = await connect(token, "?toolsets=slots,customers");
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    ...["book_slot", "create_customer", "get_customer", "hold_slot", "list_customers", "list_slots", "release_slot"],
  ]);
  const outside = await client.callTool({ name: "list_orders", arguments: {} });
  expect(outside.isError).toBe(true);
  await client.close();
  await expect(connect(token, "?toolsets=order")).rejects.toThrow(/Did you mean orders/);
});

test("a page that is too large has fewer rows, and its cursor goes on where they end", async () => {
  const who = await createTestWorkspace();
  await seedTestOrders(who.scope, 90);
  const client = await connect(await createToken(who));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { content } = await client.callTool({
      name: "list_orders",
      arguments: { limit: 100, ...(cursor && { cursor }) },
    });
    const [{ text } = { text: "{}" }] = content as { text: string }[];
    expect(text.length).toBeLessThanOrEqual(16_500);
    const { orders, pagination } = JSON.parse(text) as { orders: Rows; pagination: { next?: string } };
    seen.push(...orders.map(({ number = "" }) => number));
    cursor = pagination.next;
  } while (cursor);
  expect(new Set(seen).size).toBe(90);
  expect(seen).toHaveLength(90);
  await client.close();
});
