import type { LoaderFunctionArgs } from "react-router";
import { fail } from "#app/domain/kernel/result.ts";
import { readPicture } from "#app/features/routes/drive/store-picture.server.ts";
import { imageResponse } from "../files/images.server.ts";
import { scopeContext } from "../wrappers/contexts.server.ts";
import { failureResponse } from "../wrappers/failures.server.ts";

/** GET of a picture of a proof, by the action that it proves and its hash. */
export async function proofPicture({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const file = await readPicture(context.get(scopeContext), params.actionId ?? "", params.hash ?? "");
  return file ? imageResponse(file) : failureResponse(request, fail("not_found").failure);
}
