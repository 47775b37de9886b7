import { fail, ok, type Result } from "#app/platform/kernel/result.ts";

/** Bytes allowed for the other parts of a form. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

/**
 * The file of a multipart form. A body declared larger than allowed is refused before it is read.
 * @param limit bytes
 * @returns the file and the form
 */
export async function readUploadedFile(
  request: Request,
  limit: number,
): Promise<Result<{ name: string; bytes: Uint8Array; form: FormData }>> {
  const tooLarge = fail("file_over_limit", { limit: `${limit / 1024 / 1024} MB` });
  if (Number(request.headers.get("Content-Length") ?? 0) > limit + FORM_OVERHEAD_BYTES) return tooLarge;
  const form = await request.formData().catch(() => null);
  const file = form?.get("file");
  if (!form || !(file instanceof File)) return fail("malformed");
  if (file.size > limit) return tooLarge;
  return ok({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), form });
}
