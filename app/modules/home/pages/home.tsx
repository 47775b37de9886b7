import { addSamples } from "#app/modules/orders/commands/add-samples.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { hideChecklist } from "../commands/hide-checklist.server.ts";
import { viewHome } from "../commands/view-home.server.ts";
import { HomePage } from "../screens/today/home-page.tsx";
import type { Route } from "./+types/home.ts";

export const loader = createScreenLoader(viewHome);

export const action = createCommandAction([hideChecklist, addSamples]);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
