import { useFetcher } from "react-router";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { ProfileData } from "./profile-data.ts";

/** Sessions of the person with device, place and last use; each can be ended, or all others at once. */
export function SessionsPart({ sessions }: Pick<ProfileData, "sessions">) {
  const t = useTranslate();
  const fetcher = useFetcher();
  return (
    <>
      <ul className="grid">
        {sessions.map(({ id, device, place, lastSeenAt, current }) => {
          const name = device || t("profile:session_unknown");
          return (
            <li key={id} className="flex items-center gap-3 min-h-11 border-b border-line-faint">
              <span className="flex-1 grid text-sm">
                <b>{name}</b>
                <span className="faint-ink">
                  {place ? `${place} · ` : ""}
                  {t("profile:session_seen")} <DateTimeText at={lastSeenAt} within />
                </span>
              </span>
              {current ? (
                <span className="soft-ink text-sm">{t("profile:session_this")}</span>
              ) : (
                <fetcher.Form method="post" action="/profile">
                  <input type="hidden" name="session" value={id} />
                  <Button
                    type="submit"
                    kind="ghost"
                    name="intent"
                    value="profile.sessions.end"
                    aria-label={t("profile:session_end_of", { device: name })}
                  >
                    {t("profile:session_end")}
                  </Button>
                </fetcher.Form>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <fetcher.Form method="post" action="/profile">
          <Button type="submit" kind="danger" name="intent" value="profile.sessions.end_others">
            {t("profile:session_end_others")}
          </Button>
        </fetcher.Form>
      )}
    </>
  );
}
