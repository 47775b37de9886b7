import type { HeadersArgs } from "react-router";
import { createEmbedLoader, viewEmbedded } from "../http/embeds.server.ts";
import { EmbeddedDashboardScreen } from "../screens/embed-frame.tsx";
import type { Route } from "./+types/embed-dashboard.ts";

/** The dashboard of an address, or the first of those that it shows. */
export const loader = createEmbedLoader((scope, { url, embed }) => viewEmbedded(scope, embed.shown[0] ?? "", url));
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export default function EmbedDashboard({ loaderData }: Route.ComponentProps) {
  return <EmbeddedDashboardScreen {...loaderData} />;
}
