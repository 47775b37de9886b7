import {
  Boxes,
  ChartNoAxesColumn,
  ContactRound,
  House,
  ListChecks,
  type LucideIcon,
  Navigation,
  Package,
  Radio,
  Route,
  Settings2,
  Truck,
  UsersRound,
  WalletCards,
} from "lucide-react";
import { can, canAny, type Grants, hasFeature, isSubscribed } from "#app/platform/access/can.ts";
import { isPortal } from "#app/platform/access/portal.ts";
import { catalogueNames } from "#app/platform/catalogue/settings-lists.ts";
import { type PageRoute, routeTable } from "#app/route-table.ts";
import type { TranslationKey } from "../i18n/translation-key.ts";

interface Module {
  /** The module's first screen: the first of these rows that exists. */
  rows: readonly string[];
  /** Everything below this path belongs to it. */
  below: string;
  /** A screen of its tabs whose path is another module's. */
  also?: string;
  label: TranslationKey;
  icon: LucideIcon;
  /** Its screens, shown below it while one of them is open. */
  parts?: readonly { row: string; below: string; label: TranslationKey }[];
}

/** A screen of a module that is open. */
export interface NavPart {
  to: string;
  below: string;
  label: TranslationKey;
}

export interface NavEntry {
  name: string;
  to: string;
  below: string;
  also: string | undefined;
  label: TranslationKey;
  icon: LucideIcon;
  /** Why it is locked; null where it opens. */
  locked: TranslationKey | null;
  /** Those that may be opened. */
  parts: readonly NavPart[];
}

const groups: readonly (readonly Module[])[] = [
  [
    { rows: ["home"], below: "/", label: "common:nav.home", icon: House },
    { rows: ["orders"], below: "/orders", label: "common:nav.orders", icon: Package },
    { rows: ["live_view"], below: "/orders/live", label: "common:nav.live_view", icon: Radio },
  ],
  [
    { rows: ["shipments"], below: "/shipments", label: "common:nav.shipments", icon: Truck },
    { rows: ["plans"], below: "/plans", also: "/orders/recurring", label: "common:nav.plans", icon: Route },
    { rows: ["routes"], below: "/routes", label: "common:nav.routes", icon: Navigation },
    { rows: ["attendance"], below: "/fleet", label: "common:nav.fleet", icon: UsersRound },
  ],
  [
    { rows: ["customers"], below: "/customers", label: "common:nav.customers", icon: ContactRound },
    { rows: ["items"], below: "/items", label: "common:nav.items", icon: Boxes },
    { rows: ["picklists"], below: "/picklists", label: "common:nav.picklists", icon: ListChecks },
  ],
  [
    {
      rows: ["agent_billing", "order_collections", "merchant_billing"],
      below: "/accounting",
      label: "common:nav.accounting",
      icon: WalletCards,
      parts: [
        { row: "order_collections", below: "/accounting/collections", label: "common:nav.order_collections" },
        { row: "agent_billing", below: "/accounting/agent-billing", label: "common:nav.agent_billing" },
        { row: "merchant_billing", below: "/accounting/merchant-billing", label: "common:nav.merchant_billing" },
        { row: "cash_book", below: "/accounting/cash-book", label: "common:nav.cash_book" },
        { row: "payment_runs", below: "/accounting/payment-runs", label: "common:nav.payment_runs" },
        { row: "books", below: "/accounting/books", label: "common:nav.books" },
      ],
    },
    { rows: ["analytics"], below: "/analytics", label: "common:nav.analytics", icon: ChartNoAxesColumn },
  ],
];

const end: readonly Module[] = [
  {
    rows: ["settings", "members", "locations", "agents", "vehicles"],
    below: "/settings",
    label: "common:nav.settings",
    icon: Settings2,
  },
];

const rowsByName = new Map(routeTable.map((row) => [row.name, row]));

/**
 * The navigation rail: modules with screens; those the account may not open are locked with the reason. A merchant's
 * portal shows only its own.
 */
export function listNavigation(grants: Grants): { groups: NavEntry[][]; end: NavEntry[] } {
  const entries = (modules: readonly Module[]) =>
    modules
      .flatMap((module) => toNavEntries(module, grants))
      .filter(({ locked }) => locked === null || !isPortal(grants));
  return { groups: groups.map(entries).filter((group) => group.length > 0), end: entries(end) };
}

function toNavEntries({ rows, below, also, label, icon, parts = [] }: Module, grants: Grants): NavEntry[] {
  const existing = rows.flatMap((name) => rowsByName.get(name) ?? []);
  const row = existing.find((each) => getLockReason(each, grants) === null) ?? existing[0];
  if (!row) return [];
  const open = parts.flatMap((part): NavPart[] => {
    const found = rowsByName.get(part.row);
    return found && getLockReason(found, grants) === null
      ? [{ to: found.path, below: part.below, label: part.label }]
      : [];
  });
  return [{ name: row.name, to: row.path, below, also, label, icon, locked: getLockReason(row, grants), parts: open }];
}

/** Why a screen is locked for an account: not in a sandbox or portal, or not without a subscription. */
export function getLockReason(row: PageRoute, grants: Grants): TranslationKey | null {
  if (row.notInSandbox && grants.sandbox) return "common:shell.restricted";
  if (row.accountKind === "carrier" && isPortal(grants)) return "common:shell.restricted";
  if (row.subscription && !isSubscribed(grants)) return "common:shell.subscribe";
  if (row.feature && !hasFeature(grants, row.feature)) return "common:shell.subscribe";
  const needed = row.permission === undefined ? [] : [row.permission].flat();
  const enough = can(grants, ...needed) && (!row.anyOf || canAny(grants, ...row.anyOf));
  return enough ? null : "common:shell.restricted";
}

/** The module of a path: the longest matching prefix. */
export function findCurrentEntry(entries: readonly NavEntry[], path: string): NavEntry | undefined {
  const places = entries.flatMap((entry) => [entry.below, entry.also ?? []].flat().map((place) => ({ entry, place })));
  const fits = places.filter(({ place }) => path === place || (place !== "/" && path.startsWith(`${place}/`)));
  return fits.sort((a, b) => b.place.length - a.place.length)[0]?.entry;
}

/** Rows of the route table with a page of their own, for the palette: no parameters, not locked. */
export function listScreens(grants: Grants): { to: string; word: TranslationKey }[] {
  return routeTable
    .filter((row) => row.layout === "default" && !row.path.includes(":") && getLockReason(row, grants) === null)
    .flatMap((row) => {
      const word = screenLabels[row.name];
      return word ? [{ to: row.path, word }] : [];
    });
}

const screenLabels: Readonly<Record<string, TranslationKey>> = {
  ...Object.fromEntries(catalogueNames.map((name) => [name, `common:nav.${name}` as const])),
  home: "common:nav.home",
  inbox: "common:nav.inbox",
  orders: "common:nav.orders",
  live_view: "common:nav.live_view",
  import_orders: "common:nav.import_orders",
  create_order: "common:nav.create_order",
  plans: "common:nav.plans",
  routes: "common:nav.routes",
  attendance: "common:nav.attendance",
  shifts: "common:nav.shifts",
  attendance_history: "common:nav.duty_history",
  customers: "common:nav.customers",
  items: "common:nav.items",
  picklists: "common:nav.picklists",
  pending_payouts: "common:nav.agent_billing",
  agent_transactions: "common:nav.agent_transactions",
  agent_receipts: "common:nav.agent_receipts",
  pending_collections: "common:nav.order_collections",
  collection_receipts: "common:nav.collection_receipts",
  books: "common:nav.books",
  month_close: "common:nav.month_close",
  document_numbers: "common:nav.document_numbers",
  pending_billing: "common:nav.merchant_billing",
  billing_invoices: "common:nav.billing_invoices",
  billing_settlements: "common:nav.billing_settlements",
  members: "common:nav.members",
  account: "common:nav.account",
  routing: "common:nav.routing",
  carriers: "common:nav.carriers",
  webhooks_alerts: "common:nav.webhooks_alerts",
  integrations: "common:nav.integrations",
  settings: "common:nav.settings",
  subscription: "common:nav.subscription",
  audit_log: "common:nav.audit_log",
  failed_messages: "common:nav.failed_messages",
};
