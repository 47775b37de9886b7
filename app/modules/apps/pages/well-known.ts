import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { describeAuthorizationServer, describeResource } from "../http/metadata.server.ts";
import type { Route } from "./+types/well-known.ts";

/** `GET .well-known/…`: where a client finds out how to get a token (RFC 8414, RFC 9728). */
export function loader(args: Route.LoaderArgs) {
  switch (args.params["*"]) {
    case "oauth-authorization-server":
      return describeAuthorizationServer(args);
    case "oauth-protected-resource":
      return describeResource(null, args);
    case "oauth-protected-resource/api":
      return describeResource("api", args);
    case "oauth-protected-resource/mcp":
      return describeResource("mcp", args);
    default:
      return toFailureResponse(args.request, fail("not_found").failure);
  }
}
