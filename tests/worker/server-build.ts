import type { ServerBuild } from "react-router";
import { answerConsent, loadConsent } from "#app/modules/apps/http/authorize.server.ts";
import { matchEndpoint } from "#app/modules/developers/http/match-endpoint.server.ts";
import { guard, nonce } from "#app/modules/identity/http/guard.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { requireSameOrigin } from "#app/platform/http/origin.server.ts";
import { routeTable } from "#app/route-table.ts";

/**
 * The routes that answer without pages (the JSON API and the resource routes), put together by hand so that tests
 * inside workerd can ask them through the Worker's own `fetch`, guard included. Pages are tested in the browser.
 */
const modules = import.meta.glob<
  ServerBuild["routes"][string] extends infer R ? (R extends { module: infer M } ? M : never) : never
>(["../../app/modules/*/pages/*.ts"], { eager: true });

/** What the Worker loads on demand is loaded here with the tests: requests that wait for one import may hang. */
import.meta.glob(
  [
    "../../app/platform/documents/pdf/*.ts",
    "../../app/modules/{labels,plans,shipments}/model/{render-labels,route-sheet-pdf,proof-pdf}.ts",
  ],
  { eager: true },
);

const root: ServerBuild["routes"] = {
  root: {
    id: "root",
    path: "",
    module: { default: () => null, middleware: [nonce, matchEndpoint, requireSameOrigin, guard] },
  },
};

for (const row of routeTable) {
  const module = modules[`../../app/modules/${row.module}`];
  if (module) root[row.name] = { id: row.name, parentId: "root", path: row.path.replace(/^\//, ""), module };
}

/** What a page shows, as JSON. */
type Shown = { data: unknown; init: ResponseInit | null } | Response;
const toJson = (shown: Shown) => (shown instanceof Response ? shown : Response.json(shown.data, shown.init ?? {}));

// The one page that programs send people to: what it reads and does, without its screen.
root.authorize = {
  ...{ id: "authorize", parentId: "root", path: "oauth/authorize" },
  module: {
    loader: async (args) => toJson(await loadConsent(args)),
    action: async (args) => toJson(await answerConsent(args)),
  } as (typeof modules)[string],
};

export const routes = root;
export const entry: ServerBuild["entry"] = {
  module: {
    default: (_request, status) => new Response("no pages here", { status: status < 400 ? 404 : status }),
    handleError: (error) => logFailure(error),
  },
};
export const assets: ServerBuild["assets"] = {
  entry: { imports: [], module: "" },
  routes: {},
  url: "",
  version: "test",
};
export const publicPath = "/";
export const assetsBuildDirectory = "";
export const future: ServerBuild["future"] = {} as never;
export const ssr = true;
export const isSpaMode = false;
export const prerender: string[] = [];
export const routeDiscovery: ServerBuild["routeDiscovery"] = { mode: "initial", manifestPath: "/__manifest" };
