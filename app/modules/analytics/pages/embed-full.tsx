import type { HeadersArgs } from "react-router";
import { fail } from "#app/platform/kernel/result.ts";
import { createEmbedLoader, viewEmbedded } from "../http/embeds.server.ts";
import { EmbeddedDashboardScreen } from "../screens/embed-frame.tsx";
import type { Route } from "./+types/embed-full.ts";

/** One of the dashboards that an address shows with their tabs. */
export const loader = createEmbedLoader(async (scope, { url, params, embed }) => {
  const name = embed.shown.find((each) => each === params.dashboard);
  return name ? viewEmbedded(scope, name, url) : fail("not_found");
});
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export default function EmbedFull({ loaderData }: Route.ComponentProps) {
  return <EmbeddedDashboardScreen {...loaderData} />;
}
