/** Headings of the description where the first word of a path does not say it. */
const tags: Readonly<Record<string, string>> = {
  "audit-log": "Audit log",
  auth: "Sign-in",
  "automation-runs": "Runs of rules",
  billing: "Merchant billing",
  collections: "Order collections",
  drive: "Driver",
  "failed-messages": "Failed messages",
  integrations: "Online stores",
  picklists: "Pick lists",
};

/** What stands under the headings. */
const descriptions: Readonly<Record<string, string>> = {
  "Access tokens": "Tokens that programs sign in with.",
  Addresses: "Addresses in the regions of this installation.",
  "Agent billing": "What agents earn, and the receipts by which they are paid.",
  Agents: "Drivers and others who carry out shipments.",
  Alerts: "Who is notified of what, and how.",
  "Automation rules": "What happens by itself, and when.",
  Books: "The ledger and its proof.",
  Carriers: "Of a merchant: the carriers it is connected to.",
  Countries: "Countries with their currencies and addresses.",
  Customers: "The recipients of orders, with their addresses and contacts.",
  "Delivery zones": "Areas that deliveries are priced and planned by.",
  "Audit log": "Who changed what in the settings.",
  Driver: "What the driver's page on a phone does.",
  "Event types": "The catalogue of events.",
  Equipment: "Scanners, phones and boxes that agents or vehicles carry.",
  Events: "What happened, one event after the other.",
  "Failed messages": "Messages that failed for good.",
  Fleet: "Shifts, attendance and work time.",
  Imports: "Files of orders, row by row.",
  Inbox: "What waits for a person.",
  Items: "Articles in stock.",
  Locations: "Warehouses, shops and other places of the account.",
  Lookups: "Names to choose from.",
  Me: "Who calls.",
  Members: "People who may sign in, and what they may do.",
  "Merchant billing": "Invoices to merchants, settlements with them, and bank statements.",
  Merchants: "Those whose orders a carrier delivers.",
  "Online stores": "Shops whose orders are taken over.",
  "Order collections": "What is collected at the door, and its receipts.",
  "Order options": "What a new order can refer to.",
  Orders: "What is sent from one place to another.",
  Packages: "Templates of packages.",
  "Pick lists": "What is picked in a warehouse, for which orders.",
  Plans: "Routes that are optimized, changed and confirmed.",
  "Recurring orders": "Orders that are made again and again.",
  Roles: "Permissions under a name.",
  Routes: "Routes as they are driven, stop by stop.",
  "Runs of rules": "What rules did, and why not.",
  Sandbox: "A second account to try things out, with a clock of its own.",
  Settings: "Sections of the settings.",
  Shipments: "Movements of orders: pickups, transfers, deliveries and returns.",
  "Shipping labels": "Designs of labels.",
  "Shipping methods": "What is promised and what it costs.",
  "Sign-in": "Sessions of people.",
  Teams: "Agents who work together.",
  Vehicles: "What agents drive.",
  Views: "Saved views of lists.",
  Webhooks: "Endpoints that are sent events, and what they were sent.",
  Workspaces: "Accounts that a person belongs to.",
};

/** Every heading with what stands under it. */
export function describeTags(paths: readonly string[]) {
  const names = [...new Set(paths.map(getTag))].sort();
  return names.map((name) => ({ name, description: descriptions[name] ?? name }));
}

/** The heading of a path: `/recurring-orders/:id` is of "Recurring orders". */
export function getTag(path: string): string {
  const [, first = ""] = path.split("/");
  const words = first.replaceAll("-", " ");
  return tags[first] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
