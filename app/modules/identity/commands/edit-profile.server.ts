import { z } from "zod";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { detectWholeImage, MAX_PHOTO_BYTES } from "#app/platform/files/image-type.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { deleteOtherSessions, deleteUserSession, updatePerson } from "../db/profile.writes.server.ts";
import { detailsSchema, getPhotoKey, timezoneSchema, usageChoiceSchema } from "../model/profile.ts";
import type { SignedInContext } from "./signed-in-context.server.ts";

/** Names. */
export const updateDetails = createOpenCommand({
  name: "profile.details",
  caller: "signed_in_user",
  input: detailsSchema,
  async run({ db, session }: SignedInContext, input): Promise<Result<null>> {
    await updatePerson(db, session.user.id, { firstName: input.first_name, lastName: input.last_name });
    return ok(null);
  },
});

/** The person's time zone, used where no workspace sets one. */
export const updateTimezone = createOpenCommand({
  name: "profile.timezone",
  caller: "signed_in_user",
  input: timezoneSchema,
  async run({ db, session }: SignedInContext, input): Promise<Result<null>> {
    await updatePerson(db, session.user.id, { timezone: input.timezone ?? null });
    return ok(null);
  },
});

/** Whether what the person does may be counted to improve the product. */
export const chooseUsage = createOpenCommand({
  name: "profile.usage",
  caller: "signed_in_user",
  input: usageChoiceSchema,
  async run({ db, session }: SignedInContext, input): Promise<Result<null>> {
    await updatePerson(db, session.user.id, { sharesUsage: input.shares_usage === "on" });
    return ok(null);
  },
});

/** Sets a photo of at most 1 MB, checked by its bytes; the previous one is deleted. */
export const updatePhoto = createOpenCommand({
  name: "profile.photo",
  caller: "signed_in_user",
  input: z.object({ photo: z.file({ error: "malformed" }) }),
  async run({ db, ports, session }: SignedInContext, { photo: file }): Promise<Result<null>> {
    if (file.size > MAX_PHOTO_BYTES) return fail("image_too_large");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const image = detectWholeImage(bytes);
    if (!image.ok) return image;
    const version = createUuidV7(ports.clock.now(), ports.random(10));
    await ports.files.put(getPhotoKey(session.user.id, version), bytes, image.value);
    await updatePerson(db, session.user.id, { photo: version });
    if (session.user.photo) await ports.files.delete(getPhotoKey(session.user.id, session.user.photo));
    return ok(null);
  },
});

/** Deletes the photo. */
export const removePhoto = createOpenCommand({
  name: "profile.photo.remove",
  caller: "signed_in_user",
  input: z.object({}),
  async run({ db, ports, session }: SignedInContext): Promise<Result<null>> {
    await updatePerson(db, session.user.id, { photo: null });
    if (session.user.photo) await ports.files.delete(getPhotoKey(session.user.id, session.user.photo));
    return ok(null);
  },
});

/** Ends another session of the person. Field session. */
export const endSessionById = createOpenCommand({
  name: "profile.sessions.end",
  caller: "signed_in_user",
  input: z.object({ session: z.string().min(1).max(100) }),
  async run({ db, session }: SignedInContext, input): Promise<Result<null>> {
    await deleteUserSession(db, session.user.id, input.session);
    return ok(null);
  },
});

/** Ends every session of the person except this one. */
export const endOtherSessionsOfPerson = createOpenCommand({
  name: "profile.sessions.end_others",
  caller: "signed_in_user",
  input: z.object({}),
  async run({ db, session }: SignedInContext): Promise<Result<null>> {
    await deleteOtherSessions(db, session.user.id, session.tokenHash);
    return ok(null);
  },
});
