import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readRowsScreen } from "../commands/list-rows.server.ts";
import { RowsScreen } from "../screens/rows-screen.tsx";
import type { Route } from "./+types/rows.ts";

export const loader = createScreenLoader(readRowsScreen);

export default function Rows({ loaderData }: Route.ComponentProps) {
  return <RowsScreen view={loaderData} />;
}
