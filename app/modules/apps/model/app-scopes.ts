import { accessManagement } from "#app/modules/identity/model/access-token.ts";
import { type Permission, permissions } from "#app/platform/access/permissions.ts";

/** Scopes of apps are the permissions; none may create tokens or change members. */
export const appScopes: readonly Permission[] = permissions.filter((each) => !accessManagement.includes(each));

/** What an app asks for that names nothing: to see the work of a day. */
export const defaultScopes: readonly Permission[] = ["orders", "shipments", "plans", "routes", "customers"];

/** Scopes that clients add for a refresh token, which every app gets. */
const refreshScope = "offline_access";

/** The scopes of a text (RFC 6749, 3.3), each once; null if one is unknown. */
export function parseScopes(text: string): Permission[] | null {
  const named = new Set(text.split(" ").filter((each) => each !== "" && each !== refreshScope));
  const known = appScopes.filter((each) => named.has(each));
  return known.length === named.size ? known : null;
}
