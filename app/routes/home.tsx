import { viewHome } from "#app/features/home/view-home.server.ts";
import { screenLoader } from "#app/http/screens.server.ts";
import { HomePage } from "#app/ui/shell/home-page.tsx";
import type { Route } from "./+types/home.ts";

export const loader = screenLoader(viewHome);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
