import type { TokenDoor } from "#app/modules/identity/db/access-tokens.tables.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import { defaultScopes, parseScopes } from "./app-scopes.ts";
import type { OAuthRefusal } from "./oauth-refusal.ts";

/** What an app asks a person for (RFC 6749 with RFC 7636, 8707 and 9207). */
export interface AuthorizationRequest {
  state: string | null;
  scopes: readonly Permission[];
  /** Those that the person may leave out. */
  optional: readonly Permission[];
  challenge: string;
  door: TokenDoor | null;
}

type ReadRequest = { ok: true; value: AuthorizationRequest } | { ok: false; refusal: OAuthRefusal };

const refuse = (error: OAuthRefusal["error"], description: string): ReadRequest => ({
  ok: false,
  refusal: { error, description },
});

const single = [
  "response_type",
  "client_id",
  "redirect_uri",
  "scope",
  "state",
  "code_challenge",
  "code_challenge_method",
];
const MAX_STATE_LENGTH = 2000;

/** Reads a request whose app and address are known already. @param origin of this installation */
export function readAuthorizationRequest(query: URLSearchParams, origin: string): ReadRequest {
  const twice = single.find((name) => query.getAll(name).length > 1);
  if (twice) return refuse("invalid_request", `${twice} is given twice`);
  const type = query.get("response_type");
  if (type === null) return refuse("invalid_request", "response_type is missing");
  if (type !== "code") return refuse("unsupported_response_type", "response_type is code");
  const challenge = query.get("code_challenge") ?? "";
  if (!/^[A-Za-z0-9_-]{43}$/.test(challenge) || query.get("code_challenge_method") !== "S256")
    return refuse("invalid_request", "code_challenge with code_challenge_method S256 is required");
  const state = query.get("state");
  if (state !== null && state.length > MAX_STATE_LENGTH) return refuse("invalid_request", "state is too long");
  const scopes = parseScopes(query.get("scope") ?? "");
  const optional = parseScopes(query.get("optional_scope") ?? "");
  if (!scopes || !optional)
    return refuse(
      "invalid_scope",
      `A scope is unknown; they are listed at ${origin}/.well-known/oauth-authorization-server`,
    );
  const door = readDoor(query.getAll("resource"), origin);
  if (door === undefined) return refuse("invalid_target", `resource is ${origin}/api or ${origin}/mcp`);
  const required = scopes.length + optional.length > 0 ? scopes : defaultScopes;
  return {
    ok: true,
    value: { state, challenge, door, scopes: required, optional: optional.filter((each) => !required.includes(each)) },
  };
}

/** The door that resource indicators name: null for both, undefined for what is none of ours. */
export function readDoor(resources: readonly string[], origin: string): TokenDoor | null | undefined {
  const doors = resources.map((each) => findDoor(each, origin));
  if (doors.includes(undefined)) return undefined;
  const [first = null, ...others] = doors;
  return others.every((each) => each === first) ? first : null;
}

function findDoor(resource: string, origin: string): TokenDoor | null | undefined {
  const path = resource.startsWith(origin) ? resource.slice(origin.length).replace(/\/$/, "") : "?";
  return path === "" ? null : path === "/api" ? "api" : path === "/mcp" ? "mcp" : undefined;
}

/** The address of the app with an answer. */
export function addAnswer(redirect: string, answer: Readonly<Record<string, string | null>>): string {
  const [before = "", query] = redirect.split("?", 2);
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(answer)) if (value !== null) params.set(name, value);
  return `${before}?${params}`;
}
