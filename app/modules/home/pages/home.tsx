import { putAwaySteps } from "#app/features/home/put-away-steps.server.ts";
import { viewHome } from "#app/features/home/view-home.server.ts";
import { addSamples } from "#app/features/orders/commands/add-samples.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import { HomePage } from "#app/ui/shell/home/home-page.tsx";
import type { Route } from "./+types/home.ts";

export const loader = screenLoader(viewHome);

export const action = commandAction([putAwaySteps, addSamples]);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
