import type { LoaderFunctionArgs } from "react-router";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { toImageResponse } from "#app/platform/http/files/images.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { readFeedbackPhoto } from "../commands/feedback-photo.server.ts";

/** `GET` of the photo that a customer added to the rating of an order. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const file = await readFeedbackPhoto(context.get(scopeContext), params.number ?? "");
  return file ? toImageResponse(file) : toFailureResponse(request, fail("not_found").failure);
}
