/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { type RecipientKind, recipientKinds } from "#app/modules/orders/model/move-proof.ts";
import type { DriveInput } from "../model/drive-action.ts";
import type { DriveStop } from "../model/drive-day.ts";
import { t } from "./i18n.ts";
import type { StopDraft } from "./stop-drafts.ts";

/** Who takes the goods: the customer by the name that the office has, or somebody, or some place, that is said. */
export function useRecipient({ type, place }: DriveStop, before: StopDraft) {
  const [taker, setTaker] = useState<RecipientKind>(before.taker ?? "customer");
  const [recipient, setRecipient] = useState(before.recipient ?? place.name);
  const isAsked = type === "dropoff";
  const choose = (chosen: RecipientKind) => {
    setTaker(chosen);
    // Whoever typed a name keeps it; the customer's own belongs to nobody else.
    if (chosen === "customer" && recipient === "") setRecipient(place.name);
    if (chosen !== "customer" && recipient === place.name) setRecipient("");
  };
  const name = recipient.trim();
  /** What is wrong with it, said to the driver. */
  const check = (): string | null =>
    taker !== "customer" && name === "" ? t(`drive:hand_over.needs_taker.${taker}`) : null;
  const told: Pick<DriveInput, "recipient" | "taker"> = {
    ...(name ? { recipient: name } : {}),
    ...(name && isAsked ? { taker } : {}),
  };
  return { taker, choose, recipient, setRecipient, isAsked, check, told };
}

/** Customer, neighbour or a safe place, and the name or the place. */
export function RecipientPart({ who }: { who: ReturnType<typeof useRecipient> }) {
  const { taker, choose, recipient, setRecipient, isAsked } = who;
  return (
    <>
      {isAsked && (
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
        {t(isAsked ? `drive:hand_over.name.${taker}` : "drive:hand_over.who")}
        <input value={recipient} maxLength={200} onInput={({ currentTarget }) => setRecipient(currentTarget.value)} />
      </label>
    </>
  );
}
