import type { LoaderFunctionArgs } from "react-router";
import { MAX_PHOTO_BYTES } from "#app/platform/files/image-type.ts";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import type { Handler } from "#app/platform/http/endpoint-definition.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { toImageResponse } from "#app/platform/http/files/images.server.ts";
import { readUploadedFile } from "#app/platform/http/files/upload.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { removeItemImage, saveItemImage } from "../commands/item-image.server.ts";
import { readItemImage } from "../db/items.server.ts";
import { itemImageKey } from "../model/item.ts";

/** GET of an item's picture; a new picture gets a new URL, so it can be cached. */
export async function itemImageLoader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const scope = context.get(scopeContext);
  const { id = "", version } = params;
  const item = await readItemImage(scope, id);
  const known = item?.image && item.image === version ? item.image : null;
  const file = known ? await scope.ports.files.get(itemImageKey(scope.account.id, id, known)) : null;
  return file ? toImageResponse(file) : toFailureResponse(request, fail("not_found").failure);
}

/** `POST items/{id}/image` with the part `file`. */
export const uploadItemImage: Handler = async ({ request, context, params: { id }, respond }) => {
  const result = await saveUpload(request, (bytes) => saveItemImage.execute(context.get(scopeContext), { id, bytes }));
  return result.ok ? respond(result.value) : toFailureResponse(request, result.failure);
};

/** `DELETE items/{id}/image` */
export const deleteItemImage: Handler = async ({ request, context, params: { id }, respond }) => {
  const result = await removeItemImage.execute(context.get(scopeContext), { id });
  return result.ok ? respond(result.value) : toFailureResponse(request, result.failure);
};

async function saveUpload(request: Request, save: (bytes: Uint8Array) => Promise<Result<unknown>>) {
  const file = await readUploadedFile(request, MAX_PHOTO_BYTES);
  if (!file.ok) return file.failure.code === "file_over_limit" ? fail("image_too_large") : file;
  return save(file.value.bytes);
}
