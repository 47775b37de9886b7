import { Plus } from "lucide-react";
import { Link, useRouteLoaderData } from "react-router";
import { findPageRoute } from "#app/find-route.ts";
import type { TranslationKey } from "../i18n/translation-key.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { Icon } from "../primitives/icon.tsx";
import { getLockReason } from "./navigation.ts";
import type { ShellData } from "./shell-data.ts";

/** Screens that add items missing from a choice. */
const addLinks = {
  locations: { screen: "/settings/locations", to: "/settings/locations?new", word: "common:missing.add_location" },
  agents: { screen: "/settings/agents", to: "/settings/agents?new", word: "common:missing.add_agent" },
  vehicles: { screen: "/settings/vehicles", to: "/settings/vehicles?new", word: "common:missing.add_vehicle" },
  merchants: { screen: "/settings/merchants", to: "/settings/merchants?new", word: "common:missing.add_merchant" },
  shipping_methods: {
    screen: "/settings/shipping-methods",
    to: "/settings/shipping-methods?new",
    word: "common:missing.add_method",
  },
  plans: { screen: "/plans", to: "/plans/create", word: "common:missing.add_plan" },
  orders: { screen: "/orders/create", to: "/orders/create", word: "common:missing.add_order" },
  shipments: {
    screen: "/shipments/:type/create",
    to: "/shipments/deliveries/create",
    word: "common:missing.add_shipments",
  },
} as const satisfies Record<string, { screen: string; to: string; word: TranslationKey }>;
export type MissingModule = keyof typeof addLinks;

export function isMissingModule(module: string): module is MissingModule {
  return module in addLinks;
}

/** A link to add the first item of an empty choice; nothing for people who may not open that screen. */
export function AddMissing({ what }: { what: MissingModule }) {
  const t = useTranslate();
  const shell = useRouteLoaderData<ShellData>("layout_default");
  const { screen, to, word } = addLinks[what];
  const row = findPageRoute(screen);
  if (!shell || !row || getLockReason(row, shell.grants) !== null) return null;
  return (
    <Link className="link inline-flex items-center gap-1" to={to}>
      <Icon of={Plus} size={14} />
      {t(word)}
    </Link>
  );
}
