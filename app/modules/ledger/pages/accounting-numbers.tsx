import { NumbersScreen } from "#app/features/accounting/books/numbers-screen.tsx";
import { numbersScreen } from "#app/features/accounting/books/view-numbers.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/accounting-numbers.ts";

export const loader = screenLoader(numbersScreen);

export default function DocumentNumbers({ loaderData }: Route.ComponentProps) {
  return <NumbersScreen {...loaderData} />;
}
