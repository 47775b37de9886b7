import { endOtherSessions, endSession, updatePerson } from "#app/data/session/profile.writes.server.ts";
import { detailsSchema, largestPhoto, timezoneSchema } from "#app/domain/access/profile.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import { imageType } from "#app/domain/kernel/image-type.ts";
import { fieldsOf } from "#app/domain/kernel/issues.ts";
import { fail, failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import type { Person } from "./person.server.ts";

/** Names. */
export async function saveDetails({ db, session }: Person, raw: unknown): Promise<Result<null>> {
  const input = detailsSchema.safeParse(raw, { reportInput: true });
  if (!input.success) return failFields(fieldsOf(input.error));
  await updatePerson(db, session.user.id, { firstName: input.data.first_name, lastName: input.data.last_name });
  return ok(null);
}

/** The time zone where no workspace's counts. */
export async function saveTimezone({ db, session }: Person, raw: unknown): Promise<Result<null>> {
  const input = timezoneSchema.safeParse(raw, { reportInput: true });
  if (!input.success) return failFields(fieldsOf(input.error));
  await updatePerson(db, session.user.id, { timezone: input.data.timezone ?? null });
  return ok(null);
}

/** A photo of at most 1 MB, an image by its own bytes; the one before it goes. */
export async function savePhoto({ db, ports, session }: Person, file: unknown): Promise<Result<null>> {
  if (!(file instanceof File)) return fail("malformed");
  if (file.size > largestPhoto) return fail("image_too_large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = imageType(bytes);
  if (!type) return fail("image_unsupported");
  const version = uuidV7(ports.clock.now(), ports.random(10));
  await ports.files.put(photoKey(session.user.id, version), bytes, type);
  await updatePerson(db, session.user.id, { photo: version });
  if (session.user.photo) await ports.files.delete(photoKey(session.user.id, session.user.photo));
  return ok(null);
}

/** No photo any more. */
export async function removePhoto({ db, ports, session }: Person): Promise<Result<null>> {
  await updatePerson(db, session.user.id, { photo: null });
  if (session.user.photo) await ports.files.delete(photoKey(session.user.id, session.user.photo));
  return ok(null);
}

/** Where a version of a photo lies. */
export function photoKey(userId: string, version: string): string {
  return `people/${userId}/${version}`;
}

/** Where a person's photo is read by them and their colleagues; null without one. */
export function photoAddress({ id, photo }: { id: string; photo: string | null }): string | null {
  return photo && `/people/${id}/photo/${photo}`;
}

/** Ends another session of the person. Field session. */
export async function endOne({ db, session }: Person, raw: Record<string, unknown>): Promise<Result<null>> {
  await endSession(db, session.user.id, String(raw.session));
  return ok(null);
}

/** Ends all sessions but this one. */
export async function endOthers({ db, session }: Person): Promise<Result<null>> {
  await endOtherSessions(db, session.user.id, session.tokenHash);
  return ok(null);
}
