import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readOpenDataScreen } from "../commands/open-data.server.ts";
import { OpenDataScreen } from "../screens/open-data-screen.tsx";
import type { Route } from "./+types/open-data.ts";

export const loader = createScreenLoader(readOpenDataScreen);

export default function OpenData({ loaderData }: Route.ComponentProps) {
  return <OpenDataScreen view={loaderData} />;
}
