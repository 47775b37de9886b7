import type { LoaderFunctionArgs } from "react-router";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { toImageResponse } from "#app/platform/http/files/images.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { readPicture } from "../commands/store-picture.server.ts";

/** `GET` of a proof's picture, by its action and hash. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const file = await readPicture(context.get(scopeContext), params.actionId ?? "", params.hash ?? "");
  return file ? toImageResponse(file) : toFailureResponse(request, fail("not_found").failure);
}
