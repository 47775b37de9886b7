/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { MAX_DOOR_CODE_ATTEMPTS, matchesDoorCode } from "#app/modules/orders/model/door-code.ts";
import type { DriveStop } from "../model/drive-day.ts";
import { t } from "./i18n.ts";
import { loadWrongCodes, saveWrongCodes } from "./stop-drafts.ts";

/** What is known of a door's code: typed, how often wrongly, or that signature and photo stand in its place. */
export function useDoorCode(stop: DriveStop) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(0);
  const [isNone, setNone] = useState(false);
  const marks = stop.codes ?? [];
  useEffect(() => {
    void loadWrongCodes(stop.id).then(setWrong);
  }, [stop.id]);
  const isAsked = marks.length > 0;
  const isInstead = isAsked && (isNone || wrong >= MAX_DOOR_CODE_ATTEMPTS);
  /** What is wrong with the code, said to the driver; null where the stop may be completed as far as it goes. */
  const check = async (): Promise<string | null> => {
    if (!isAsked || isInstead) return null;
    if (!typed.trim()) return t("drive:hand_over.needs_code");
    if (await matchesDoorCode(marks, typed)) return null;
    const tries = wrong + 1;
    // Kept on the phone: whoever opens the page anew has not more tries.
    await saveWrongCodes(stop.id, tries);
    setWrong(tries);
    setTyped("");
    if (tries >= MAX_DOOR_CODE_ATTEMPTS) return t("drive:hand_over.code_instead");
    return t("drive:hand_over.code_wrong", { count: MAX_DOOR_CODE_ATTEMPTS - tries });
  };
  const told = {
    ...(isAsked && !isInstead ? { code: typed.trim() } : {}),
    ...(wrong > 0 ? { codeTries: wrong } : {}),
  };
  return { isAsked, isInstead, typed, setTyped, isNone, setNone, isOut: wrong >= MAX_DOOR_CODE_ATTEMPTS, check, told };
}

/** The field for the code, and the way without one. */
export function CodePart({ code }: { code: ReturnType<typeof useDoorCode> }) {
  const { isAsked, isInstead, typed, setTyped, isNone, setNone, isOut } = code;
  if (!isAsked) return null;
  return (
    <>
      {isInstead ? (
        <p className="drive-note">{t("drive:hand_over.code_instead")}</p>
      ) : (
        <label className="drive-field">
          {t("drive:hand_over.code")}
          <input
            className="drive-code"
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
      )}
      {!isOut && (
        <label className="drive-tick">
          <input type="checkbox" checked={isNone} onChange={({ currentTarget }) => setNone(currentTarget.checked)} />
          {t("drive:hand_over.code_none")}
        </label>
      )}
    </>
  );
}
