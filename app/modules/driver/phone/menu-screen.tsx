/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { languages } from "#app/platform/i18n/i18n.ts";
import type { DriveDay, DriveRoute } from "../model/drive-day.ts";
import { PhoneFrame } from "./frame.tsx";
import { getLanguage, languageNames, setLanguage, t } from "./i18n.ts";
import { InstallPart } from "./install-part.tsx";
import { CheckOutPart, checkInOrOut } from "./next-step.tsx";
import { NotifyPart } from "./notify-part.tsx";
import { recordAction, signOutPhone } from "./sync-engine.ts";
import { navigateTo, useDriverState } from "./use-driver-state.ts";
import { WaitingList } from "./waiting-list.tsx";

const delays = [5, 15, 30, 60] as const;

/** The menu: queue, break, delay, language, and sign-out. */
export function MenuScreen({ day, onLanguage }: { day: DriveDay; onLanguage(): void }) {
  const { queue, pictures } = useDriverState();
  const { route } = day;
  return (
    <PhoneFrame title={day.agent.name} line={day.workspace} back="">
      <section className="drive-part">
        <h3>{t("drive:menu.waiting")}</h3>
        {queue.length === 0 && pictures === 0 && <p>{t("drive:frame.sent")}</p>}
        <WaitingList day={day} />
      </section>
      {route?.status === "active" && <OnRoute route={route} />}
      <CheckOutPart day={day} />
      {day.checkedInAt === null && (
        <section className="drive-part">
          <button type="button" className="drive-button" onClick={() => void checkInOrOut("check_in")}>
            {t("drive:step.check_in")}
          </button>
        </section>
      )}
      <InstallPart />
      <NotifyPart />
      <fieldset className="drive-choices drive-across">
        <legend>{t("drive:menu.language")}</legend>
        {languages.map((language) => (
          <label key={language}>
            <input
              type="radio"
              name="language"
              checked={getLanguage() === language}
              onChange={() => {
                setLanguage(language);
                onLanguage();
              }}
            />
            {languageNames[language]}
          </label>
        ))}
      </fieldset>
      <SignOutPart waits={queue.length + pictures > 0} />
    </PhoneFrame>
  );
}

function OnRoute({ route }: { route: DriveRoute }) {
  const at = { routeId: route.id };
  const isPaused = route.driverReport?.kind === "pause";
  return (
    <section className="drive-part">
      <h3>{t("drive:menu.report")}</h3>
      <button
        type="button"
        className="drive-button"
        onClick={() => void recordAction(isPaused ? "resume" : "pause", at)}
      >
        {t(isPaused ? "drive:step.resume" : "drive:menu.pause")}
      </button>
      <div className="drive-delays">
        {delays.map((minutes) => (
          <button
            type="button"
            className="drive-button"
            key={minutes}
            aria-pressed={route.driverReport?.kind === "late" && route.driverReport.minutes === minutes}
            onClick={() => void recordAction("late", { ...at, minutes })}
          >
            {t("drive:menu.late", { minutes })}
          </button>
        ))}
      </div>
    </section>
  );
}

function SignOutPart({ waits }: { waits: boolean }) {
  const [problem, setProblem] = useState("");
  const out = async () => {
    if (await signOutPhone()) return navigateTo("");
    setProblem(t(waits ? "drive:menu.leave_waits" : "drive:sign_in.offline"));
  };
  return (
    <>
      <p className="drive-problem" role="alert">
        {problem}
      </p>
      <button type="button" className="drive-link" onClick={() => void out()}>
        {t("drive:menu.leave")}
      </button>
    </>
  );
}
