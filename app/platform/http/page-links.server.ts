const relations = [
  ["previous", "prev"],
  ["next", "next"],
] as const;

/** Adds the URLs of the next and previous page in `Link` (RFC 8288); other responses are unchanged. */
export function withPageLinks(answer: Response, requested: URL, value: unknown): Response {
  const pagination: unknown = Object(value).pagination;
  const links = relations.flatMap(([field, relation]) => {
    const cursor: unknown = Reflect.get(Object(pagination), field);
    return typeof cursor === "string" ? [`<${withCursor(requested, cursor)}>; rel="${relation}"`] : [];
  });
  if (links.length > 0) answer.headers.set("Link", links.join(", "));
  return answer;
}

function withCursor({ pathname, searchParams }: URL, cursor: string): string {
  const params = new URLSearchParams(searchParams);
  params.set("cursor", cursor);
  return `${pathname}?${params}`;
}
