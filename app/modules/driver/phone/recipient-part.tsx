/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { type RecipientKind, recipientKinds } from "#app/modules/orders/model/move-proof.ts";
import type { DriveInput } from "../model/drive-action.ts";
import type { DriveStop } from "../model/drive-day.ts";
import { t } from "./i18n.ts";
import type { StopDraft } from "./stop-drafts.ts";

/**
 * State of the recipient: the customer with the known name, a neighbor by name, or a described safe place; what the
 * customer wished is filled in.
 */
export function useRecipient({ type, place, orders }: DriveStop, before: StopDraft) {
  const [recipientKind, setRecipientKind] = useState<RecipientKind>(before.recipientKind ?? "customer");
  const [recipient, setRecipient] = useState(before.recipient ?? place.name);
  const isRequired = type === "dropoff";
  const choose = (chosen: RecipientKind) => {
    setRecipientKind(chosen);
    // Keep an entered name, but do not use the customer's name for someone else.
    if (chosen === "customer" && recipient === "") setRecipient(place.name);
    if (chosen === "customer" || (recipient !== place.name && recipient !== "")) return;
    setRecipient(orders.find(({ wishes }) => wishes?.leaveWith === chosen)?.wishes?.leaveAt ?? "");
  };
  const name = recipient.trim();
  /** The problem as text; null when complete. */
  const check = (): string | null =>
    recipientKind !== "customer" && name === "" ? t(`drive:hand_over.needs_recipient.${recipientKind}`) : null;
  const input: Pick<DriveInput, "recipient" | "recipientKind"> = {
    ...(name ? { recipient: name } : {}),
    ...(name && isRequired ? { recipientKind } : {}),
  };
  return { recipientKind, choose, recipient, setRecipient, isRequired, check, input };
}

/** Chooses customer, neighbor or safe place, with the name or the place. */
export function RecipientPart({ who }: { who: ReturnType<typeof useRecipient> }) {
  const { recipientKind, choose, recipient, setRecipient, isRequired } = who;
  return (
    <>
      {isRequired && (
        <fieldset className="drive-segments">
          <legend>{t("drive:hand_over.who")}</legend>
          {recipientKinds.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="recipient-kind"
                checked={recipientKind === each}
                onChange={() => choose(each)}
              />
              {t(`drive:hand_over.recipient_kind.${each}`)}
            </label>
          ))}
        </fieldset>
      )}
      <label className="drive-field">
        {t(isRequired ? `drive:hand_over.name.${recipientKind}` : "drive:hand_over.who")}
        <input value={recipient} maxLength={200} onInput={({ currentTarget }) => setRecipient(currentTarget.value)} />
      </label>
    </>
  );
}
