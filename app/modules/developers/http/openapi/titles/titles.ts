import { moneyTitles } from "./money-titles.ts";
import { orderTitles } from "./order-titles.ts";
import { roadTitles } from "./road-titles.ts";
import { settingsTitles } from "./settings-titles.ts";

/** What a call is called, and where one sentence more helps what it does and which events tell of it. */
export type Title = string | readonly [title: string, lead: string];

/** Things of the API by the first word of their paths: the area's name, and one of them. */
const areas: Readonly<Record<string, readonly [many: string, one: string]>> = {
  "access-tokens": ["access tokens", "an access token"],
  addresses: ["addresses", "an address"],
  "agent-billing": ["agent billing", "a receipt of an agent"],
  agents: ["agents", "an agent"],
  alerts: ["alerts", "an alert"],
  "audit-log": ["the audit log", "an entry"],
  auth: ["sign-in", "a session"],
  "automation-rules": ["automation rules", "a rule"],
  "automation-runs": ["runs of rules", "a run"],
  billing: ["merchant billing", "a document"],
  books: ["books", "a transfer"],
  carriers: ["carriers", "a carrier"],
  collections: ["order collections", "a receipt of collections"],
  customers: ["customers", "a customer"],
  "delivery-zones": ["delivery zones", "a delivery zone"],
  drive: ["driver", "a route"],
  equipment: ["equipment", "a piece of equipment"],
  "event-types": ["event types", "an event type"],
  events: ["events", "an event"],
  fleet: ["fleet", "an agent"],
  "given-up": ["what was given up", "a message"],
  inbox: ["inbox", "a message"],
  integrations: ["online stores", "an online store"],
  items: ["items", "an item"],
  locations: ["locations", "a location"],
  lookups: ["lookups", "a lookup"],
  members: ["members", "a member"],
  merchants: ["merchants", "a merchant"],
  orders: ["orders", "an order"],
  packages: ["packages", "a package"],
  picklists: ["pick lists", "a pick list"],
  plans: ["plans", "a plan"],
  "recurring-orders": ["recurring orders", "a recurring order"],
  routes: ["routes", "a route"],
  sandbox: ["sandbox", "the sandbox"],
  settings: ["settings", "settings"],
  shipments: ["shipments", "a shipment"],
  "shipping-labels": ["shipping labels", "a label design"],
  "shipping-methods": ["shipping methods", "a shipping method"],
  teams: ["teams", "a team"],
  vehicles: ["vehicles", "a vehicle"],
  views: ["views", "a view"],
  webhooks: ["webhooks", "an endpoint"],
  workspaces: ["workspaces", "a workspace"],
};

/** Commands that every kind of thing has, by the last word of their names. */
const usual: Readonly<Record<string, string>> = {
  create: "Create",
  update: "Change",
  delete: "Delete",
  deactivate: "Deactivate",
  activate: "Activate",
};

const titles: Readonly<Record<string, Title>> = { ...orderTitles, ...roadTitles, ...moneyTitles, ...settingsTitles };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The area of a path, as a heading. */
export function areaOf(path: string): string {
  const first = path.split("/")[2] ?? "";
  return capital(areas[first]?.[0] ?? first);
}

/** Title and lead of a call of the tables; null for one that nobody has named. @param name of its command or row */
export function titleOf({
  method,
  path,
  name,
}: {
  method: string;
  path: string;
  name: string;
}): [string, string?] | null {
  const written = titles[`${method} ${path}`];
  if (written) return typeof written === "string" ? [written] : [...written];
  const [, , first = "", ...rest] = path.split("/");
  const [many, one] = areas[first] ?? [];
  if (!many || !one || rest.length > 1) return null;
  if (method === "GET") return [rest.length === 0 ? `List ${many}` : `Read ${one}`];
  const action = usual[name.split(".").at(-1) ?? ""];
  return action ? [`${action} ${one}`] : null;
}
