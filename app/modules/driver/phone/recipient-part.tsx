/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { type RecipientKind, recipientKinds } from "#app/modules/orders/model/move-proof.ts";
import type { DriveInput } from "../model/drive-action.ts";
import type { DriveStop } from "../model/drive-day.ts";
import { t } from "./i18n.ts";
import type { StopDraft } from "./stop-drafts.ts";

/** State of the recipient: the customer with the known name, a neighbor by name, or a described safe place. */
export function useRecipient({ type, place }: DriveStop, before: StopDraft) {
  const [taker, setTaker] = useState<RecipientKind>(before.taker ?? "customer");
  const [recipient, setRecipient] = useState(before.recipient ?? place.name);
  const isRequired = type === "dropoff";
  const choose = (chosen: RecipientKind) => {
    setTaker(chosen);
    // Keep an entered name, but do not use the customer's name for someone else.
    if (chosen === "customer" && recipient === "") setRecipient(place.name);
    if (chosen !== "customer" && recipient === place.name) setRecipient("");
  };
  const name = recipient.trim();
  /** The problem as text; null when complete. */
  const check = (): string | null =>
    taker !== "customer" && name === "" ? t(`drive:hand_over.needs_taker.${taker}`) : null;
  const input: Pick<DriveInput, "recipient" | "taker"> = {
    ...(name ? { recipient: name } : {}),
    ...(name && isRequired ? { taker } : {}),
  };
  return { taker, choose, recipient, setRecipient, isRequired, check, input };
}

/** Chooses customer, neighbor or safe place, with the name or the place. */
export function RecipientPart({ who }: { who: ReturnType<typeof useRecipient> }) {
  const { taker, choose, recipient, setRecipient, isRequired } = who;
  return (
    <>
      {isRequired && (
        <fieldset className="drive-segments">
          <legend>{t("drive:hand_over.who")}</legend>
          {recipientKinds.map((each) => (
            <label key={each}>
              <input type="radio" name="taker" checked={taker === each} onChange={() => choose(each)} />
              {t(`drive:hand_over.taker.${each}`)}
            </label>
          ))}
        </fieldset>
      )}
      <label className="drive-field">
        {t(isRequired ? `drive:hand_over.name.${taker}` : "drive:hand_over.who")}
        <input value={recipient} maxLength={200} onInput={({ currentTarget }) => setRecipient(currentTarget.value)} />
      </label>
    </>
  );
}
