import { expect, type Page } from "playwright/test";
import { toCamelCase } from "#app/platform/kernel/snake-case.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { demoHouse, demoHousePoint, demoTown } from "./demo-places.ts";
import { getMondayIn } from "./journey.ts";

/** A day that nothing else is planned for, after the last day off of the demo's roster. */
export const farAhead = getMondayIn(28);

export interface PlanAnswer {
  plan: { id: string; status: number; currentVersion: number };
  document: { routes: { id: string; agentId: string; stops: { shipmentId: string }[] }[]; unassigned: string[] } | null;
}

/** Asks the JSON API with the page's own session. */
export async function callPageApi(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; data: never }> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const headers = { "content-type": "application/json" };
      const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
      const response = await fetch(`/api/${path}`, init);
      const answer: { data: never } = await response.json();
      return { status: response.status, data: answer.data };
    },
    { method, path, body },
  );
}

/** The workspace's day, `YYYY-MM-DD`: the demo's zone is moved to one where it is the middle of a working day. */
export async function readToday(page: Page): Promise<string> {
  const { account }: { account: { timezone: string } } = (await callPageApi(page, "GET", "me")).data;
  return toLocalDate(Date.now(), account.timezone);
}

/** An order like one that a shop sends, made by the API. */
export async function createApiOrder(
  page: Page,
  more: Record<string, unknown> = {},
): Promise<{ id: string; number: string; status: number }> {
  const { locations }: { locations: { id: string }[] } = (await callPageApi(page, "GET", "locations")).data;
  const made = await callPageApi(page, "POST", "orders", {
    source: { location_id: locations[0]?.id },
    destination: {
      address: demoHouse,
      point: demoHousePoint,
    },
    customer: { first_name: "Svenja", last_name: "Petersen", phone: "+494055501187" },
    packages: [{ quantity: 1, weight: 2 }],
    units: "metric",
    ...more,
  });
  expect(made.status, JSON.stringify(made.data)).toBe(201);
  return made.data;
}

/** A plan as the API returns it. */
/** An order with an email and a postal code that its customer can be asked for. */
export interface CustomerOrder {
  id: string;
  number: string;
  /** Path and query of the link that its customer is sent. */
  link: string;
  customer_email: string;
  destination: { address: { postal_code: string } };
}

/** An order by number; null where its customer has no email or its destination no postal code. */
export async function readCustomerOrder(page: Page, number: string): Promise<CustomerOrder | null> {
  const response = await page.request.get(`/api/orders/${number}`);
  const { data }: { data: { order: CustomerOrder & { tracking_url: string } } } = await response.json();
  if (!data.order.customer_email || !data.order.destination.address.postal_code) return null;
  const { pathname, search } = new URL(data.order.tracking_url);
  return { ...data.order, link: pathname + search };
}

export const fetchPlan = async (page: Page, id: string): Promise<PlanAnswer> =>
  toCamelCase((await callPageApi(page, "GET", `plans/${id}`)).data) as PlanAnswer;

interface SmallPlan {
  name: string;
  stops: number;
  agents: number;
  /** Where each stop is; see demo-places. */
  place: (at: number) => { longitude: number; latitude: number };
  /** The local day; without it one far ahead. */
  day?: string;
  /** Who drives, where it is not anybody of the demo. */
  agentIds?: readonly string[];
  /** With what, where it is not any vehicle of the demo. */
  vehicleIds?: readonly string[];
  /** Other fields of an order. */
  order?: (at: number) => Record<string, unknown>;
}

/** A separate plan in the demo workspace, ready to be edited. */
export async function createSmallPlan(page: Page, wanted: SmallPlan): Promise<string> {
  const { plans }: { plans: { id: string }[] } = (await callPageApi(page, "GET", "plans")).data;
  const { plan }: { plan: { location_id: string } } = (await callPageApi(page, "GET", `plans/${plans.at(-1)?.id}`))
    .data;
  const active = "limit=100&filters[active][]=1";
  const { agents }: { agents: { id: string }[] } = (await callPageApi(page, "GET", `agents?${active}`)).data;
  const { vehicles }: { vehicles: { id: string }[] } = (await callPageApi(page, "GET", `vehicles?${active}`)).data;
  const drafts = Array.from({ length: wanted.stops }, (_, at) => ({
    source: { location_id: plan.location_id },
    destination: { address: { line1: `Probeweg ${at + 1}`, ...demoTown }, point: wanted.place(at) },
    customer: { first_name: wanted.name, last_name: `${at + 1}`, phone: "+494012345678" },
    packages: [{ quantity: 1, weight: 1000 }],
    ...wanted.order?.(at),
  }));
  const written: { succeeded: { id: string }[]; refused: unknown[] } = (
    await callPageApi(page, "POST", "orders/bulk", { orders: drafts })
  ).data;
  expect(written.refused).toEqual([]);
  const orders = written.succeeded.map(({ id }) => id);
  const stored: { shipments: { shipment_id: string }[] } = (
    await callPageApi(page, "POST", "shipments/store", { orders, shipment_type: "delivery" })
  ).data;
  const made = await callPageApi(page, "POST", "plans", {
    name: wanted.name,
    shipment_type: 3,
    start_at: `${wanted.day ?? farAhead}T08:00`,
    end_at: `${wanted.day ?? farAhead}T18:00`,
    location_id: plan.location_id,
    dropoff_grace_minutes: 0,
    agents: (wanted.agentIds ?? agents.map(({ id }) => id))
      .slice(0, wanted.agents)
      .map((id, at) => ({ agent_id: id, vehicle_id: wanted.vehicleIds?.[at] ?? vehicles[at]?.id ?? null })),
    shipment_ids: stored.shipments.map(({ shipment_id }) => shipment_id),
  });
  expect(made.status, JSON.stringify(made.data)).toBe(201);
  const { id }: { id: string } = made.data;
  await callPageApi(page, "POST", `plans/${id}/optimize`, { seed: 1, effort: "quick" });
  await expect.poll(async () => (await fetchPlan(page, id)).plan.status, { timeout: 30_000 }).toBe(4);
  return id;
}
