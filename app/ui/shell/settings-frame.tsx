import type { ReactNode } from "react";
import { Link, useLocation, useRouteLoaderData } from "react-router";
import { routeTable } from "#app/route-table.ts";
import { useWords } from "../words/use-words.ts";
import type { Word } from "../words/word.ts";
import { lockOf } from "./navigation.ts";
import type { ShellData } from "./shell-data.ts";

/** The settings home's groups (platform §2.5) with the rows of the route table that belong to them. */
const groups: readonly { word: Word; rows: readonly { name: string; word: Word }[] }[] = [
  {
    word: "common:nav.group_workspace",
    rows: [
      { name: "account", word: "common:nav.account" },
      { name: "members", word: "common:nav.members" },
      { name: "locations", word: "common:nav.locations" },
    ],
  },
  {
    word: "common:nav.group_fleet",
    rows: [
      { name: "agents", word: "common:nav.agents" },
      { name: "teams", word: "common:nav.teams" },
      { name: "vehicles", word: "common:nav.vehicles" },
      { name: "equipment", word: "common:nav.equipment" },
      { name: "routing", word: "common:nav.routing" },
    ],
  },
  {
    word: "common:nav.group_connected",
    rows: [
      { name: "merchants", word: "common:nav.merchants" },
      { name: "carriers", word: "common:nav.carriers" },
    ],
  },
  {
    word: "common:nav.group_shipping",
    rows: [
      { name: "packages", word: "common:nav.packages" },
      { name: "shipping_labels", word: "common:nav.shipping_labels" },
      { name: "shipping_methods", word: "common:nav.shipping_methods" },
      { name: "delivery_zones", word: "common:nav.delivery_zones" },
    ],
  },
  {
    word: "common:nav.group_developers",
    rows: [
      { name: "webhooks_alerts", word: "common:nav.webhooks_alerts" },
      { name: "access_tokens", word: "common:nav.access_tokens" },
    ],
  },
  { word: "common:nav.group_integrations", rows: [{ name: "integrations", word: "common:nav.integrations" }] },
];

const rowsByName = new Map(routeTable.map((row) => [row.name, row]));

/** A settings screen beside the list of all settings that exist and that the person may open. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const say = useWords();
  const { pathname } = useLocation();
  const shell = useRouteLoaderData<ShellData>("layout_default");
  const open = groups
    .map(({ word, rows }) => ({
      word,
      links: rows.flatMap(({ name, word }) => {
        const row = rowsByName.get(name);
        return row && shell && lockOf(row, shell.grants) === null ? [{ to: row.path, word }] : [];
      }),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <div className="setg setg-2">
      <nav className="setnav" aria-label={say("common:nav.settings")}>
        {open.map(({ word, links }) => (
          <section key={word}>
            <h3>{say(word)}</h3>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} prefetch="intent" aria-current={pathname === link.to ? "page" : undefined}>
                    {say(link.word)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="setp">{children}</div>
    </div>
  );
}
