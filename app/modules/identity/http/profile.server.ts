import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import type { OpenCommand } from "#app/platform/commands/open-command.server.ts";
import { MAX_PHOTO_BYTES } from "#app/platform/files/image-type.ts";
import { appContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { toImageResponse } from "#app/platform/http/files/images.server.ts";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { listZoneOptions } from "#app/platform/time/time-zone.ts";
import {
  disableBrowserNotifications,
  enableBrowserNotifications,
  getBrowserNotifications,
} from "../commands/browser-notifications.server.ts";
import { changePassword, confirmEmailChange, requestEmailChange } from "../commands/change-credentials.server.ts";
import * as edit from "../commands/edit-profile.server.ts";
import * as twoStep from "../commands/manage-two-step.server.ts";
import type { SignedInContext } from "../commands/signed-in-context.server.ts";
import { listInvitations } from "../db/invitations.reads.server.ts";
import { listSessions, readVisiblePhoto } from "../db/profile.reads.server.ts";
import { countRecoveryCodes, findTotp } from "../db/two-step.writes.server.ts";
import { formatDeviceName, getPhotoKey, getPhotoUrl } from "../model/profile.ts";
import { MIN_PASSWORD_LENGTH } from "../model/sign-in.ts";
import { mayCountUsage } from "../model/usage-consent.ts";
import {
  executeWithFields,
  getLocalizedSignInContext,
  readFormFields,
  respondWithRefusal,
} from "./sign-in-context.server.ts";

/** The commands of the profile page; a form's intent is the command's name. */
const profileCommands: readonly OpenCommand<SignedInContext>[] = [
  edit.updateDetails,
  edit.updateTimezone,
  edit.chooseUsage,
  edit.updatePhoto,
  edit.removePhoto,
  changePassword,
  requestEmailChange,
  confirmEmailChange,
  twoStep.beginTwoStep,
  twoStep.confirmTwoStep,
  twoStep.renewRecoveryCodes,
  twoStep.endTwoStep,
  edit.endSessionById,
  edit.endOtherSessionsOfPerson,
  enableBrowserNotifications,
  disableBrowserNotifications,
];

/** Loader of /profile. */
export async function profileLoader({ context, request }: LoaderFunctionArgs) {
  const session = context.get(sessionContext);
  if (!session) throw redirect("/login");
  const { db, ports, usage } = context.get(appContext);
  const { user, accounts } = session;
  const now = ports.clock.now();
  const [sessions, totp, codes, invitations, notifications] = await Promise.all([
    listSessions(db, user.id, now),
    findTotp(db, user.id),
    countRecoveryCodes(db, user.id),
    listInvitations(db, user.email, now),
    getBrowserNotifications({ db, ports, session }),
  ]);
  return {
    user: { ...user, photo: getPhotoUrl(user) },
    minPasswordLength: MIN_PASSWORD_LENGTH,
    zones: listZoneOptions(now),
    twoStep: { on: Boolean(totp?.confirmedAt), codes },
    sessions: sessions.map((each) => ({
      ...each,
      device: formatDeviceName(each.device),
      current: session.tokenHash.startsWith(each.id),
    })),
    notifications,
    usage: usage && { shared: user.sharesUsage ?? accounts.every(({ country }) => mayCountUsage(null, country)) },
    invitations,
    accounts: accounts.map(({ id, name, country, isOwner }) => ({ id, name, country, isOwner })),
    language: getRequestLanguage(request),
  };
}

/** Action of /profile. */
export async function profileAction(args: ActionFunctionArgs) {
  const { request, context } = args;
  const session = context.get(sessionContext);
  if (!session) return redirect("/login");
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_PHOTO_BYTES + 64 * 1024)
    return respondWithRefusal(request, "profile.photo", fail("image_too_large").failure);
  const fields = await readFormFields(request);
  const intent = String(fields.intent);
  const command = profileCommands.find((each) => each.name === intent);
  if (!command) return respondWithRefusal(request, intent, fail("malformed").failure);
  const { appTitle } = context.get(appContext);
  const result = await executeWithFields(command, { ...getLocalizedSignInContext(args), session, appTitle }, fields);
  if (!result.ok) return respondWithRefusal(request, intent, result.failure);
  return data<ActionResult>({ ok: true, intent, value: result.value });
}

/** Returns the photo of the person or a colleague. Cached privately; a new photo has a new URL. */
export async function photoLoader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const session = context.get(sessionContext);
  const { db, ports } = context.get(appContext);
  const { userId = "", version = "" } = params;
  const known = session && (await readVisiblePhoto(db, session.user.id, userId));
  const file = known === version ? await ports.files.get(getPhotoKey(userId, version)) : null;
  return file ? toImageResponse(file) : toFailureResponse(request, fail("not_found").failure);
}
