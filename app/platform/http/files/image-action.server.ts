import { type ActionFunctionArgs, data } from "react-router";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { MAX_PHOTO_BYTES } from "#app/platform/files/image-type.ts";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureBody } from "#app/platform/http/failures.server.ts";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { readUploadedFile } from "./upload.server.ts";

/** The command that keeps an image. */
interface SaveImage {
  readonly name: string;
  execute(scope: Scope, input: Record<string, unknown>): Promise<Result<unknown>>;
}

type UploadRequest = Pick<ActionFunctionArgs, "request" | "context">;

/** Gives a command the image that a request brings as its part `file`, and the other parts of the form. */
export async function saveUploadedImage({ request, context }: UploadRequest, save: SaveImage) {
  const file = await readUploadedFile(request, MAX_PHOTO_BYTES);
  if (!file.ok) return file.failure.code === "file_over_limit" ? fail("image_too_large") : file;
  const { form, bytes } = file.value;
  form.delete("file");
  return save.execute(context.get(scopeContext), { ...Object.fromEntries(form), bytes });
}

const isFile = (request: Request) => request.headers.get("Content-Type")?.startsWith("multipart/form-data") ?? false;

/** The action of a page on which an image is uploaded: a file goes to its command, everything else to the page's forms. */
export function createImageAction<Answer>(save: SaveImage, forms: (args: ActionFunctionArgs) => Promise<Answer>) {
  return async (args: ActionFunctionArgs) => {
    const { request } = args;
    if (!isFile(request)) return forms(args);
    const result = await saveUploadedImage(args, save);
    const intent = save.name;
    if (result.ok) return data<ActionResult>({ ok: true, intent, value: result.value });
    const { failure } = result;
    return data<ActionResult>(
      { ok: false, intent, ...toFailureBody(getRequestLanguage(request), failure) },
      { status: errorStatuses[failure.code] },
    );
  };
}
