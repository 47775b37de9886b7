import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readNumbersScreen } from "../commands/books/view-numbers.server.ts";
import { NumbersScreen } from "../screens/books/numbers-screen.tsx";
import type { Route } from "./+types/accounting-numbers.ts";

export const loader = createScreenLoader(readNumbersScreen);

export default function DocumentNumbers({ loaderData }: Route.ComponentProps) {
  return <NumbersScreen {...loaderData} />;
}
