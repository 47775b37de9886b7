import type { Endpoint } from "./endpoint.server.ts";

/** An endpoint whose path a request has. */
export interface Match {
  endpoint: Endpoint;
  params: Readonly<Record<string, string>>;
  /** Of a path that is known with a method that is none of its own, or with a word that is none: the guard comes first. */
  refusal: "method_not_allowed" | "not_found" | null;
}

interface Pattern {
  endpoint: Endpoint;
  segments: readonly Segment[];
  /** A digit a segment, from left to right: a literal before one of several words before anything. */
  rank: string;
}

type Segment = { literal: string } | { name: string; words: readonly string[] | undefined };

const API = "/api/";

/** Makes what finds the endpoint of a request: of several paths that fit, the one that is more literal from the left, with its methods. */
export function createEndpointMatcher(endpoints: readonly Endpoint[]) {
  const patterns = endpoints.map(parsePattern).sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)));
  const byLength = Map.groupBy(patterns, ({ segments }) => segments.length);
  return ({ method, url }: Pick<Request, "method" | "url">): Match | null => {
    const path = splitPath(new URL(url).pathname);
    const fitting = (path && byLength.get(path.length))?.flatMap((each) => fit(each, path)) ?? [];
    const [best] = fitting;
    if (!best) return null;
    const wanted = isRead(method) ? "GET" : method;
    const found = fitting.find(({ endpoint, rank }) => rank === best.rank && endpoint.method === wanted);
    if (found) return { ...found, refusal: null };
    const isWord = byLength
      .get(path?.length ?? 0)
      ?.some((each) => each.endpoint.method === wanted && matchesParameter(each, best));
    return { ...best, refusal: isWord ? "not_found" : "method_not_allowed" };
  };
}

/** Whether a path has words where another one has anything: `/orders/cancel` beside `/orders/:number`. */
function matchesParameter({ segments }: Pattern, { segments: open }: Pick<Pattern, "segments">): boolean {
  return segments.every((segment, at) => {
    const other = open[at];
    return other && ("literal" in other ? "literal" in segment && segment.literal === other.literal : true);
  });
}

/** What the router runs loaders for. */
function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}

function parsePattern(endpoint: Endpoint): Pattern {
  const segments = endpoint.path
    .slice(1)
    .split("/")
    .map((part): Segment => {
      const name = part.slice(1);
      return part.startsWith(":") ? { name, words: endpoint.words[name] } : { literal: part };
    });
  const rank = segments.map((each) => ("literal" in each ? "0" : each.words ? "1" : "2")).join("");
  return { endpoint, segments, rank };
}

/** The decodePart parts of a path below `/api`; null for any other. */
function splitPath(pathname: string): readonly string[] | null {
  if (!pathname.toLowerCase().startsWith(API)) return null;
  const parts = pathname.slice(API.length).split("/");
  // A trailing slash is ignored.
  while (parts.length > 1 && parts.at(-1) === "") parts.pop();
  return parts.map(decodePart);
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function fit({ endpoint, segments, rank }: Pattern, path: readonly string[]) {
  const params: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    const part = path[at] ?? "";
    if ("literal" in segment) {
      if (segment.literal !== part.toLowerCase()) return [];
    } else {
      if (part === "" || (segment.words && !segment.words.includes(part))) return [];
      params[segment.name] = part;
    }
  }
  return [{ endpoint, params, rank, segments }];
}
