import type { Endpoint } from "./endpoint.server.ts";
import type { Tag } from "./endpoint-definition.ts";

/** What stands under a heading, or the heading too where the first word of the path does not say it. */
type Heading = string | Required<Tag>;

/** Endpoints under the headings of their module, by the first word of a path. Of others' headings nothing is said again. */
export function withTags(
  headings: Readonly<Record<string, Heading>>,
  endpoints: readonly Endpoint[],
): readonly Endpoint[] {
  const tags = new Map(
    Object.entries(headings).map(([word, heading]) => [
      word,
      typeof heading === "string" ? { name: toTagName(word), description: heading } : heading,
    ]),
  );
  return endpoints.map((each) => ({ ...each, tag: tags.get(firstWord(each.path)) ?? each.tag }));
}

/** The heading of a path: `/recurring-orders/:id` stands under "Recurring orders". */
export const createTag = (path: string): Tag => ({ name: toTagName(firstWord(path)) });

const firstWord = (path: string): string => path.split("/")[1] ?? "";

function toTagName(word: string): string {
  const words = word.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
