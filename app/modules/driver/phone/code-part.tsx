/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { MAX_DOOR_CODE_ATTEMPTS, matchesDoorCode } from "#app/modules/orders/model/door-code.ts";
import type { DriveStop } from "../model/drive-day.ts";
import { t } from "./i18n.ts";
import { loadWrongCodes, saveWrongCodes } from "./stop-drafts.ts";

/** State of the door code: the entered code, the number of wrong attempts, or that signature and photo replace it. */
export function useDoorCode(stop: DriveStop) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(0);
  const [isNone, setNone] = useState(false);
  const hashedCodes = stop.codes ?? [];
  useEffect(() => {
    void loadWrongCodes(stop.id).then(setWrong);
  }, [stop.id]);
  const isRequired = hashedCodes.length > 0;
  const isInstead = isRequired && (isNone || wrong >= MAX_DOOR_CODE_ATTEMPTS);
  /** The problem with the code as text; null when it does not prevent completing the stop. */
  const check = async (): Promise<string | null> => {
    if (!isRequired || isInstead) return null;
    if (!typed.trim()) return t("drive:hand_over.needs_code");
    if (await matchesDoorCode(hashedCodes, typed)) return null;
    const attempts = wrong + 1;
    // Stored on the phone, so that reloading the page gives no more attempts.
    await saveWrongCodes(stop.id, attempts);
    setWrong(attempts);
    setTyped("");
    if (attempts >= MAX_DOOR_CODE_ATTEMPTS) return t("drive:hand_over.code_instead");
    return t("drive:hand_over.code_wrong", { count: MAX_DOOR_CODE_ATTEMPTS - attempts });
  };
  const input = {
    ...(isRequired && !isInstead ? { code: typed.trim() } : {}),
    ...(wrong > 0 ? { codeAttempts: wrong } : {}),
  };
  return {
    isRequired,
    isInstead,
    typed,
    setTyped,
    isNone,
    setNone,
    isOut: wrong >= MAX_DOOR_CODE_ATTEMPTS,
    check,
    input,
  };
}

/** The field for the code, and the option that there is none. */
export function CodePart({ code }: { code: ReturnType<typeof useDoorCode> }) {
  const { isRequired, isInstead, typed, setTyped, isNone, setNone, isOut } = code;
  if (!isRequired) return null;
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
