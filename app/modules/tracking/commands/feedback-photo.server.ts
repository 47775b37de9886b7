import { MAX_PICTURE_BYTES } from "#app/modules/driver/commands/store-picture.server.ts";
import { type OrderRecord, readOrder } from "#app/modules/orders/db/order.reads.server.ts";
import { formatFeedbackPhotoKey } from "#app/modules/orders/model/tracked/feedback.ts";
import { sha256 } from "#app/modules/shipments/model/proof-facts.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { detectWholeImage } from "#app/platform/files/image-type.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readFeedbackPhotoHash } from "../db/customer-order.reads.server.ts";

/** A photo that a customer adds to a rating, checked by its content. */
export interface FeedbackPhoto {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  sha256: string;
}

/** Checks a form's file as a driver's photos are checked; null when none was chosen. */
export async function checkFeedbackPhoto(file: FormDataEntryValue | undefined): Promise<Result<FeedbackPhoto | null>> {
  if (!(file instanceof File) || file.size === 0) return ok(null);
  if (file.size > MAX_PICTURE_BYTES) return fail("file_over_limit", { limit: `${MAX_PICTURE_BYTES / 1_000_000} MB` });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const image = detectWholeImage(bytes);
  return image.ok ? ok({ bytes, contentType: image.value, sha256: await sha256(bytes) }) : image;
}

/** Stores the photo under the order and its hash, so that storing it again changes nothing. */
export async function storeFeedbackPhoto(scope: Scope, order: OrderRecord, photo: FeedbackPhoto): Promise<void> {
  await scope.ports.files.put(formatFeedbackPhotoKey(order, photo.sha256), photo.bytes, photo.contentType);
}

/** The photo of an order's rating for members of the account that works it; null without one. */
export async function readFeedbackPhoto(scope: Scope, number: string) {
  const order = await readOrder(scope, number);
  if (!order.ok || order.value.accountId !== scope.account.id) return null;
  const hash = await readFeedbackPhotoHash(scope, order.value.id);
  return hash ? scope.ports.files.get(formatFeedbackPhotoKey(order.value, hash)) : null;
}
