import type { TokenDoor } from "#app/modules/identity/db/access-tokens.tables.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { appScopes, defaultScopes } from "../model/app-scopes.ts";
import type { OAuthArgs } from "./oauth-call.server.ts";

const publicly = { "Cache-Control": "public, max-age=300", "Access-Control-Allow-Origin": "*" };

/** `GET .well-known/oauth-authorization-server` (RFC 8414). */
export function describeAuthorizationServer({ context }: Pick<OAuthArgs, "context">): Response {
  const { origin } = context.get(appContext);
  const methods = ["none", "client_secret_basic", "client_secret_post"];
  return Response.json(
    {
      issuer: origin,
      authorization_endpoint: `${origin}/oauth/authorize`,
      token_endpoint: `${origin}/oauth/token`,
      revocation_endpoint: `${origin}/oauth/revoke`,
      registration_endpoint: `${origin}/oauth/register`,
      scopes_supported: appScopes,
      response_types_supported: ["code"],
      response_modes_supported: ["query"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      token_endpoint_auth_methods_supported: methods,
      revocation_endpoint_auth_methods_supported: methods,
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
      service_documentation: `${origin}/developers/guides/apps`,
    },
    { headers: publicly },
  );
}

/** `GET .well-known/oauth-protected-resource` (RFC 9728) of the API, of the tools for agents, or of both. */
export function describeResource(door: TokenDoor | null, { context }: Pick<OAuthArgs, "context">): Response {
  const { origin, appTitle } = context.get(appContext);
  return Response.json(
    {
      resource: door === null ? origin : `${origin}/${door}`,
      authorization_servers: [origin],
      // What a client requests by default: the rest is in the server's own list.
      scopes_supported: door === "api" ? appScopes : defaultScopes,
      bearer_methods_supported: ["header"],
      resource_name: appTitle,
      resource_documentation: `${origin}/developers/guides/apps`,
    },
    { headers: publicly },
  );
}
