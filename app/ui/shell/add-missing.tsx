import { Plus } from "lucide-react";
import { Link, useRouteLoaderData } from "react-router";
import { rowOf } from "#app/route-table.ts";
import { Icon } from "../primitives/icon.tsx";
import { useWords } from "../words/use-words.ts";
import type { Word } from "../words/word.ts";
import { lockOf } from "./navigation.ts";
import type { ShellData } from "./shell-data.ts";

/** Where what a choice may be empty of is added. */
const ways = {
  locations: { screen: "/settings/locations", to: "/settings/locations?new", word: "common:missing.add_location" },
  agents: { screen: "/settings/agents", to: "/settings/agents?new", word: "common:missing.add_agent" },
  vehicles: { screen: "/settings/vehicles", to: "/settings/vehicles?new", word: "common:missing.add_vehicle" },
  merchants: { screen: "/settings/merchants", to: "/settings/merchants?new", word: "common:missing.add_merchant" },
  shipping_methods: {
    screen: "/settings/shipping-methods",
    to: "/settings/shipping-methods?new",
    word: "common:missing.add_method",
  },
  plans: { screen: "/plans", to: "/plans?new", word: "common:missing.add_plan" },
  orders: { screen: "/orders/create", to: "/orders/create", word: "common:missing.add_order" },
  shipments: {
    screen: "/shipments/:type/create",
    to: "/shipments/deliveries/create",
    word: "common:missing.add_shipments",
  },
} as const satisfies Record<string, { screen: string; to: string; word: Word }>;
export type Missing = keyof typeof ways;

export function isMissing(module: string): module is Missing {
  return module in ways;
}

/** The way to add what there is none of to choose from; nothing for who may not open that screen. */
export function AddMissing({ what }: { what: Missing }) {
  const say = useWords();
  const shell = useRouteLoaderData<ShellData>("layout_default");
  const { screen, to, word } = ways[what];
  const row = rowOf(screen);
  if (!shell || !row || lockOf(row, shell.grants) !== null) return null;
  return (
    <Link className="link inline-flex items-center gap-1" to={to}>
      <Icon of={Plus} size={14} />
      {say(word)}
    </Link>
  );
}
