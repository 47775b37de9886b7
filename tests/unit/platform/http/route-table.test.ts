import { expect, test } from "vitest";
import { routeTable } from "#app/route-table.ts";

/** Of two paths that match a URL equally well the first in the table wins. */
const firstTaken: readonly (readonly [first: string, second: string, because: string])[] = [
  ["/orders/:number/documents/:id", "/orders/import/:importId/result", "an import's id is no word"],
  ["/orders/import/:importId", "/orders/:number/documents", "an import's id is no word"],
  ["/orders/import/:importId", "/orders/:number/feedback-photo", "an import's id is no word"],
  ["/orders/import/:importId", "/orders/:number/track", "an import's id is no word"],
  ["/orders/import/template/:format", "/orders/import/:importId/result", "a result is no format"],
];

/** Whether two paths match a common URL and neither is more specific. */
function areRivals(one: string, other: string): boolean {
  const [left, right] = [one.split("/"), other.split("/")];
  if (left.length !== right.length || `${one}${other}`.includes("*")) return false;
  const isOpen = (part: string | undefined) => part?.startsWith(":") === true;
  const pairs = left.map((part, at) => [part, right[at]] as const);
  if (pairs.some(([a, b]) => a !== b && !isOpen(a) && !isOpen(b))) return false;
  return pairs.some(([a, b]) => isOpen(a) && !isOpen(b)) && pairs.some(([a, b]) => !isOpen(a) && isOpen(b));
}

test("the table decides where two paths match one URL", () => {
  const paths = routeTable.map(({ path }) => path);
  const rivals = paths.flatMap((first, at) =>
    paths.slice(at + 1).flatMap((second) => (areRivals(first, second) ? [`${first} before ${second}`] : [])),
  );
  expect(rivals.sort()).toEqual(firstTaken.map(([first, second]) => `${first} before ${second}`).sort());
});
