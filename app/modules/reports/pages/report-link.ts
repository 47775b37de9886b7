import type { LoaderFunctionArgs } from "react-router";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { toFileResponse } from "#app/platform/http/files/list-files.server.ts";
import { openLinkedFile } from "../commands/open-report-file.server.ts";

/** `GET` of the file behind the link of a mail. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const file = await openLinkedFile(context.get(appContext), params.secret ?? "");
  return file.ok ? toFileResponse(file.value) : toFailureResponse(request, file.failure);
}
