import {
  AppWindow,
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
  Mail,
  MapPinned,
  Package,
  Puzzle,
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

type NamesIn<Area extends string> = TranslationKey extends infer Key
  ? Key extends `${Area}.${infer Name}`
    ? Name
    : never
  : never;

/** A screen whose words have its name. */
const row = (name: NamesIn<"common:nav"> & NamesIn<"settings:home">, icon: LucideIcon): SettingsRow => ({
  ...{ name, label: `common:nav.${name}`, description: `settings:home.${name}` },
  icon,
});

/** The groups of the settings home with their screens, in order. */
const groups: readonly { word: TranslationKey; rows: readonly SettingsRow[] }[] = [
  {
    word: "common:nav.group_workspace",
    rows: [
      row("account", Building2),
      row("members", UsersRound),
      row("locations", Warehouse),
      row("custom_fields", Tags),
      row("directory_listing", BookUser),
      row("audit_log", ScrollText),
      row("failed_messages", RotateCw),
    ],
  },
  {
    word: "common:nav.group_fleet",
    rows: [
      row("agents", UserRound),
      row("teams", UsersRound),
      row("vehicles", Truck),
      row("equipment", Wrench),
      row("routing", Waypoints),
    ],
  },
  {
    word: "common:nav.group_connected",
    rows: [row("merchants", Store), row("carriers", Handshake)],
  },
  {
    word: "common:nav.group_customers",
    rows: [
      { name: "notifications", label: "common:nav.notifications", description: "settings:home.notify", icon: Mail },
    ],
  },
  {
    word: "common:nav.group_billing",
    rows: [
      row("subscription", CreditCard),
      row("bank_rules", ReceiptText),
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
      row("packages", Package),
      row("shipping_labels", Tags),
      row("shipping_methods", ReceiptText),
      row("delivery_zones", MapPinned),
    ],
  },
  {
    word: "common:nav.group_developers",
    rows: [
      row("webhooks_alerts", Webhook),
      row("access_tokens", KeyRound),
      row("apps", Puzzle),
      row("embeds", AppWindow),
      row("checkout_keys", Store),
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
    rows: [row("integrations", Blocks)],
  },
];

export interface SettingsEntry extends SettingsRow {
  to: string;
  /** It has its own frame: the browser loads it. */
  leaves: boolean;
  /** Why it is locked; null where it opens. */
  locked: TranslationKey | null;
}

/** The groups with the screens that exist, each open or with the reason why it is not. */
export function listSettingsGroups(grants: Grants): { word: TranslationKey; entries: SettingsEntry[] }[] {
  return groups
    .map(({ word, rows }) => ({
      word,
      entries: rows.flatMap((each) => {
        const row = routeTable.find(({ name }) => name === each.name);
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
