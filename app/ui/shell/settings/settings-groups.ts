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
import type { TranslationKey } from "../../i18n/translation-key.ts";
import { getLockReason } from "../navigation.ts";

interface SettingsRow {
  /** Name of its row in the route table. */
  name: string;
  /** A part of that screen, by its anchor. */
  part?: string;
  label: TranslationKey;
  /** What it is for, in one line. */
  description: TranslationKey;
  icon: LucideIcon;
}

/** The groups of the settings home with their screens, in order. */
const groups: readonly { word: TranslationKey; rows: readonly SettingsRow[] }[] = [
  {
    word: "common:nav.group_workspace",
    rows: [
      { name: "account", label: "common:nav.account", description: "settings:home.account", icon: Building2 },
      { name: "members", label: "common:nav.members", description: "settings:home.members", icon: UsersRound },
      { name: "locations", label: "common:nav.locations", description: "settings:home.locations", icon: Warehouse },
      {
        name: "directory_listing",
        label: "common:nav.directory_listing",
        description: "settings:home.directory_listing",
        icon: BookUser,
      },
      { name: "audit_log", label: "common:nav.audit_log", description: "settings:home.audit_log", icon: ScrollText },
      {
        name: "failed_messages",
        label: "common:nav.failed_messages",
        description: "settings:home.failed_messages",
        icon: RotateCw,
      },
    ],
  },
  {
    word: "common:nav.group_fleet",
    rows: [
      { name: "agents", label: "common:nav.agents", description: "settings:home.agents", icon: UserRound },
      { name: "teams", label: "common:nav.teams", description: "settings:home.teams", icon: UsersRound },
      { name: "vehicles", label: "common:nav.vehicles", description: "settings:home.vehicles", icon: Truck },
      { name: "equipment", label: "common:nav.equipment", description: "settings:home.equipment", icon: Wrench },
      { name: "routing", label: "common:nav.routing", description: "settings:home.routing", icon: Waypoints },
    ],
  },
  {
    word: "common:nav.group_connected",
    rows: [
      { name: "merchants", label: "common:nav.merchants", description: "settings:home.merchants", icon: Store },
      { name: "carriers", label: "common:nav.carriers", description: "settings:home.carriers", icon: Handshake },
    ],
  },
  {
    word: "common:nav.group_billing",
    rows: [
      {
        name: "subscription",
        label: "common:nav.subscription",
        description: "settings:home.subscription",
        icon: CreditCard,
      },
      {
        name: "subscription",
        part: "support",
        label: "common:nav.billing_support",
        description: "settings:home.billing_support",
        icon: LifeBuoy,
      },
    ],
  },
  {
    word: "common:nav.group_shipping",
    rows: [
      { name: "packages", label: "common:nav.packages", description: "settings:home.packages", icon: Package },
      {
        name: "shipping_labels",
        label: "common:nav.shipping_labels",
        description: "settings:home.shipping_labels",
        icon: Tags,
      },
      {
        name: "shipping_methods",
        label: "common:nav.shipping_methods",
        description: "settings:home.shipping_methods",
        icon: ReceiptText,
      },
      {
        name: "delivery_zones",
        label: "common:nav.delivery_zones",
        description: "settings:home.delivery_zones",
        icon: MapPinned,
      },
    ],
  },
  {
    word: "common:nav.group_developers",
    rows: [
      {
        name: "webhooks_alerts",
        label: "common:nav.webhooks_alerts",
        description: "settings:home.webhooks_alerts",
        icon: Webhook,
      },
      {
        name: "access_tokens",
        label: "common:nav.access_tokens",
        description: "settings:home.access_tokens",
        icon: KeyRound,
      },
      { name: "sandbox", label: "settings:sandbox", description: "settings:home.sandbox", icon: FlaskConical },
      {
        name: "developers",
        label: "common:nav.documentation",
        description: "settings:home.documentation",
        icon: BookOpen,
      },
    ],
  },
  {
    word: "common:nav.group_integrations",
    rows: [
      {
        name: "integrations",
        label: "common:nav.integrations",
        description: "settings:home.integrations",
        icon: Blocks,
      },
    ],
  },
];

export interface SettingsEntry extends SettingsRow {
  to: string;
  /** It has its own frame: the browser loads it. */
  leaves: boolean;
  /** Why it is locked; null where it opens. */
  locked: TranslationKey | null;
}

const rowsByName = new Map(routeTable.map((row) => [row.name, row]));

/** The groups with the screens that exist, each open or with the reason why it is not. */
export function listSettingsGroups(grants: Grants): { word: TranslationKey; entries: SettingsEntry[] }[] {
  return groups
    .map(({ word, rows }) => ({
      word,
      entries: rows.flatMap((each) => {
        const row = rowsByName.get(each.name);
        const locked = row && getLockReason(row, grants);
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
