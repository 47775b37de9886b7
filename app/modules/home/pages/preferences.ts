import { data, redirect } from "react-router";
import { updateUserPreferences } from "#app/modules/identity/db/session.writes.server.ts";
import { getSafeReturnPath } from "#app/modules/identity/http/sign-in-context.server.ts";
import { appContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { formatSetCookie, preferenceCookie } from "#app/platform/http/cookies.server.ts";
import { getDevicePreferences } from "#app/platform/http/device-preferences.server.ts";
import { readFileForm } from "#app/platform/http/files/list-files.server.ts";
import { isLanguage } from "#app/platform/i18n/i18n.ts";
import type { Route } from "./+types/preferences.ts";

const themes = ["system", "light", "dark"] as const;

/** Fields language, theme, to. Stored on the device, and in the profile of a signed-in user. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFileForm(request);
  const language = form.get("language");
  const chosen = {
    ...(typeof language === "string" && isLanguage(language) ? { language } : {}),
    ...pickTheme(themes.find((each) => each === form.get("theme"))),
  };
  const session = context.get(sessionContext);
  if (session && Object.keys(chosen).length > 0)
    await updateUserPreferences(context.get(appContext).db, session.user.id, chosen);
  const remembered = new URLSearchParams({ ...getDevicePreferences(request), ...chosen });
  const headers = { "Set-Cookie": formatSetCookie(preferenceCookie, remembered.toString()) };
  const to = form.get("to");
  return to === null ? data(null, { headers }) : redirect(getSafeReturnPath(request, to), { headers });
}

function pickTheme(theme: (typeof themes)[number] | undefined) {
  return theme ? { theme } : {};
}

export function loader() {
  return redirect("/");
}
