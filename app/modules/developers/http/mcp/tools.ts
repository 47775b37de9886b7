/** A call of the API as a tool. */
interface ToolRow {
  /** As the description names it. */
  call: string;
  title: string;
  /** `reads` changes nothing, `adds` makes or changes something, `destroys` cannot simply be taken back. */
  does: "reads" | "adds" | "destroys";
  /** Only there where things are tried out. */
  within?: "sandbox";
  /** It goes on what it just wrote, so that it cannot be tried: where it is at home that costs nothing. */
  dry?: false;
}

/**
 * What agents may do: calls of the API under the words of their permissions. The same guard and the same commands answer; what
 * a token may not, it is not shown.
 */
export const toolTable = {
  "orders.list": { call: "GET /api/orders", title: "List orders", does: "reads" },
  "orders.view": { call: "GET /api/orders/{number}", title: "Read an order", does: "reads" },
  "orders.timeline": { call: "GET /api/orders/{number}/timeline", title: "What happened to an order", does: "reads" },
  "orders.estimate": { call: "POST /api/orders/estimate", title: "What an order would cost", does: "reads" },
  "orders.create": { call: "POST /api/orders", title: "Create an order", does: "adds" },
  "orders.update.notes": { call: "PUT /api/orders/{number}/notes", title: "Change an order's notes", does: "adds" },
  "orders.assign_carrier": { call: "POST /api/orders/assign-carrier", title: "Give orders a carrier", does: "adds" },
  "orders.cancel": { call: "POST /api/orders/cancel", title: "Cancel orders", does: "destroys" },
  "shipments.list": { call: "GET /api/shipments/{type}", title: "List shipments of a type", does: "reads" },
  "shipments.create": { call: "POST /api/shipments/store", title: "Make shipments of orders", does: "adds" },
  "shipments.assign": {
    call: "POST /api/shipments/assign/{agent_id}",
    title: "Dispatch shipments to an agent",
    does: "adds",
  },
  "shipments.unassign": {
    call: "POST /api/shipments/unassign",
    title: "Take shipments from their agent",
    does: "adds",
  },
  "shipments.cancel": { call: "POST /api/shipments/cancel", title: "Cancel shipments", does: "destroys" },
  "plans.list": { call: "GET /api/plans", title: "List plans", does: "reads" },
  "plans.view": { call: "GET /api/plans/{plan_id}", title: "Read a plan with its routes", does: "reads" },
  "plans.explain": { call: "GET /api/plans/{plan_id}/explain", title: "Why shipments were left out", does: "reads" },
  "plans.create": { call: "POST /api/plans", title: "Make a plan", does: "adds" },
  "plans.optimize": { call: "POST /api/plans/{plan_id}/optimize", title: "Find routes for a plan", does: "adds" },
  "plans.confirm": {
    call: "POST /api/plans/{plan_id}/confirm",
    title: "Confirm a plan and dispatch it",
    does: "destroys",
  },
  "routes.list": { call: "GET /api/routes", title: "Routes of a day, live", does: "reads" },
  "customers.list": { call: "GET /api/customers", title: "List customers", does: "reads" },
  "customers.view": { call: "GET /api/customers/{id}", title: "Read a customer", does: "reads" },
  "customers.create": { call: "POST /api/customers", title: "Create a customer", does: "adds" },
  "fleet.attendance": { call: "GET /api/fleet/attendance", title: "Who is on duty", does: "reads" },
  "settings.agents": { call: "GET /api/agents", title: "List agents", does: "reads" },
  "settings.vehicles": { call: "GET /api/vehicles", title: "List vehicles", does: "reads" },
  "settings.locations": { call: "GET /api/locations", title: "List locations", does: "reads" },
  "settings.sandbox.view": { call: "GET /api/sandbox", title: "How the sandbox stands, and its clock", does: "reads" },
  "settings.sandbox.messages": {
    call: "GET /api/sandbox/messages",
    title: "Mails and texts that the sandbox kept",
    does: "reads",
    within: "sandbox",
  },
  "settings.sandbox.fill": {
    call: "POST /api/sandbox/fill",
    title: "Fill the sandbox with invented orders",
    does: "adds",
    within: "sandbox",
    dry: false,
  },
  "settings.sandbox.move": {
    call: "POST /api/sandbox/clock",
    title: "Move the sandbox's clock on",
    does: "destroys",
    within: "sandbox",
  },
  "settings.sandbox.empty": {
    call: "POST /api/sandbox/empty",
    title: "Empty the sandbox",
    does: "destroys",
    within: "sandbox",
  },
  "settings.alerts.webhooks": { call: "GET /api/webhooks", title: "List endpoints of webhooks", does: "reads" },
  "settings.alerts.deliveries": {
    call: "GET /api/webhooks/{id}/deliveries",
    title: "What an endpoint was sent",
    does: "reads",
  },
  "settings.alerts.delivery": {
    call: "GET /api/webhooks/{id}/deliveries/{event_id}",
    title: "One message as it was sent, with its signature",
    does: "reads",
  },
  "settings.alerts.events": { call: "GET /api/events", title: "What happened, event by event", does: "reads" },
} as const satisfies Record<string, ToolRow>;

export type ToolName = keyof typeof toolTable;
export const toolNames = Object.keys(toolTable).filter(isToolName);

/** What a tool says of itself. */
export const toolRow = (name: ToolName): ToolRow => toolTable[name];

/** True for what changes something and may be tried without. */
export function canRehearse(name: ToolName): boolean {
  const { does, dry } = toolRow(name);
  return does !== "reads" && dry !== false;
}

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(toolTable, name);
}
