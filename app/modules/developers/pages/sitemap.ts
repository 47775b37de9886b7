import { appContext } from "#app/platform/http/contexts.server.ts";
import { toTextResponse } from "#app/platform/http/files/text-response.server.ts";
import { getPortal } from "../commands/portal.server.ts";
import { apiDescription } from "../http/description.server.ts";
import { formatSitemap } from "../model/portal-texts.ts";
import type { Route } from "./+types/sitemap.ts";

/** `GET sitemap.xml` */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(appContext);
  return toTextResponse(formatSitemap(getPortal(apiDescription(origin), origin).pages, origin), "application/xml");
}
