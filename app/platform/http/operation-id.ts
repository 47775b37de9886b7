import type { Method } from "./endpoint-definition.ts";

/** The name of a call in generated code: `listOrders`, `getOrder`, `cancelOrders`, `updateOrderPackages`. */
export function createOperationId(method: Method, path: string): string {
  const parts = path.slice(1).split("/");
  const last = parts.at(-1) ?? "";
  const isOne = last.startsWith(":");
  // What is done to things: `/orders/cancel`, `/plans/{plan_id}/confirm`.
  if (method === "POST" && !isOne && parts.length > 1) {
    const owner = parts.slice(0, -1);
    const [verb = "", ...rest] = last.split("-");
    return joinWords(verb, nameThings(owner, owner.at(-1)?.startsWith(":") ?? false), ...rest);
  }
  if (method === "POST") return joinWords("create", nameThings(parts, true));
  const isList = method === "GET" && !isOne && last.endsWith("s") && !(parts[0] === "settings");
  const verb = { GET: isList ? "list" : "get", PUT: "update", DELETE: "delete" }[method];
  return joinWords(verb, nameThings(parts, isOne));
}

/** The last of the things on a path with those it belongs to: `customers/:id/contacts` are customer contacts. */
function nameThings(parts: readonly string[], isOne: boolean): string {
  const words = parts.filter((part) => !part.startsWith(":"));
  return words.map((word, at) => (isOne || at < words.length - 1 ? toSingular(word) : word)).join("-");
}

function toSingular(word: string): string {
  if (/(ss|settings|history)$/.test(word)) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(address|branch)es$/, "$1")
    .replace(/([^s])s$/, "$1");
}

function joinWords(...words: readonly string[]): string {
  return words.join("-").replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
}
