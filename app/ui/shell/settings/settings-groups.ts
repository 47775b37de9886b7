import {
  Blocks,
  BookOpen,
  BookUser,
  Building2,
  CreditCard,
  FlaskConical,
  Handshake,
  KeyRound,
  LifeBuoy,
  type LucideIcon,
  MapPinned,
  Package,
  ReceiptText,
  RotateCw,
  ScrollText,
  Store,
  Tags,
  Truck,
  UserRound,
  UsersRound,
  Warehouse,
  Waypoints,
  Webhook,
  Wrench,
} from "lucide-react";
import type { Grants } from "#app/platform/access/can.ts";
import { isPortal } from "#app/platform/access/portal.ts";
import { routeTable } from "#app/route-table.ts";
import type { Word } from "../../words/word.ts";
import { lockOf } from "../navigation.ts";

interface SettingsRow {
  /** Name of its row in the route table. */
  name: string;
  /** A part of that screen, by its anchor. */
  part?: string;
  word: Word;
  /** What it is for, in one line. */
  why: Word;
  icon: LucideIcon;
}

/** The settings home's groups, in the order of platform §2.5, with the screens that belong to them. */
const groups: readonly { word: Word; rows: readonly SettingsRow[] }[] = [
  {
    word: "common:nav.group_workspace",
    rows: [
      { name: "account", word: "common:nav.account", why: "settings:home.account", icon: Building2 },
      { name: "members", word: "common:nav.members", why: "settings:home.members", icon: UsersRound },
      { name: "locations", word: "common:nav.locations", why: "settings:home.locations", icon: Warehouse },
      {
        name: "directory_listing",
        word: "common:nav.directory_listing",
        why: "settings:home.directory_listing",
        icon: BookUser,
      },
      { name: "audit_log", word: "common:nav.audit_log", why: "settings:home.audit_log", icon: ScrollText },
      { name: "given_up", word: "common:nav.given_up", why: "settings:home.given_up", icon: RotateCw },
    ],
  },
  {
    word: "common:nav.group_fleet",
    rows: [
      { name: "agents", word: "common:nav.agents", why: "settings:home.agents", icon: UserRound },
      { name: "teams", word: "common:nav.teams", why: "settings:home.teams", icon: UsersRound },
      { name: "vehicles", word: "common:nav.vehicles", why: "settings:home.vehicles", icon: Truck },
      { name: "equipment", word: "common:nav.equipment", why: "settings:home.equipment", icon: Wrench },
      { name: "routing", word: "common:nav.routing", why: "settings:home.routing", icon: Waypoints },
    ],
  },
  {
    word: "common:nav.group_connected",
    rows: [
      { name: "merchants", word: "common:nav.merchants", why: "settings:home.merchants", icon: Store },
      { name: "carriers", word: "common:nav.carriers", why: "settings:home.carriers", icon: Handshake },
    ],
  },
  {
    word: "common:nav.group_billing",
    rows: [
      { name: "subscription", word: "common:nav.subscription", why: "settings:home.subscription", icon: CreditCard },
      {
        name: "subscription",
        part: "support",
        word: "common:nav.billing_support",
        why: "settings:home.billing_support",
        icon: LifeBuoy,
      },
    ],
  },
  {
    word: "common:nav.group_shipping",
    rows: [
      { name: "packages", word: "common:nav.packages", why: "settings:home.packages", icon: Package },
      { name: "shipping_labels", word: "common:nav.shipping_labels", why: "settings:home.shipping_labels", icon: Tags },
      {
        name: "shipping_methods",
        word: "common:nav.shipping_methods",
        why: "settings:home.shipping_methods",
        icon: ReceiptText,
      },
      {
        name: "delivery_zones",
        word: "common:nav.delivery_zones",
        why: "settings:home.delivery_zones",
        icon: MapPinned,
      },
    ],
  },
  {
    word: "common:nav.group_developers",
    rows: [
      {
        name: "webhooks_alerts",
        word: "common:nav.webhooks_alerts",
        why: "settings:home.webhooks_alerts",
        icon: Webhook,
      },
      { name: "access_tokens", word: "common:nav.access_tokens", why: "settings:home.access_tokens", icon: KeyRound },
      { name: "sandbox", word: "settings:sandbox.title", why: "settings:home.sandbox", icon: FlaskConical },
      { name: "developers", word: "common:nav.documentation", why: "settings:home.documentation", icon: BookOpen },
    ],
  },
  {
    word: "common:nav.group_integrations",
    rows: [{ name: "integrations", word: "common:nav.integrations", why: "settings:home.integrations", icon: Blocks }],
  },
];

export interface SettingsEntry extends SettingsRow {
  to: string;
  /** It has a frame of its own: the browser goes there. */
  leaves: boolean;
  /** Why it cannot be opened: the specification's words. */
  locked: Word | null;
}

const rowsByName = new Map(routeTable.map((row) => [row.name, row]));

/** The groups with the screens that exist, each open or with the reason why it is not. */
export function settingsFor(grants: Grants): { word: Word; entries: SettingsEntry[] }[] {
  return groups
    .map(({ word, rows }) => ({
      word,
      entries: rows.flatMap((each) => {
        const row = rowsByName.get(each.name);
        const locked = row && lockOf(row, grants);
        return row && (!locked || !isPortal(grants))
          ? [
              {
                ...each,
                to: each.part ? `${row.path}#${each.part}` : row.path,
                leaves: row.layout !== "default",
                locked: locked ?? null,
              },
            ]
          : [];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
