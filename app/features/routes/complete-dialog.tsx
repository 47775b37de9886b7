import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LiveRoute, LiveStop } from "#app/domain/plans/live-route.ts";
import { smallPhoto } from "#app/ui/files/small-photo.ts";
import { Money } from "#app/ui/formats/measures.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { RadioGroup } from "#app/ui/primitives/checkbox.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { FileButton } from "#app/ui/primitives/file-button.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { useRouteActs } from "./use-route-acts.ts";

interface CompleteDialogProps {
  route: LiveRoute;
  stop: LiveStop;
  act: ReturnType<typeof useRouteActs>;
  onClose(): void;
}

const settlings = ["collected", "prepaid", "waived"] as const;
type Settling = (typeof settlings)[number];

/** Closes a stop with the proof and the collection that it asks for. */
export function CompleteDialog({ route, stop, act, onClose }: CompleteDialogProps) {
  const { t } = useTranslation("routes");
  const say = useWords();
  const form = useId();
  const [settling, setSettling] = useState<Settling>("collected");
  const [photo, setPhoto] = useState<string | null>(null);
  const dropoff = stop.type === "dropoff";
  const wantsSignature = stop.proof === 1 || stop.proof === 3;
  const wantsImage = stop.proof === 2 || stop.proof === 3;
  const due = dropoff ? stop.shipment?.codAmount : null;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const [recipient, signature, code] = ["recipient", "signature", "code"].map(
      (name) => String(written.get(name) ?? "").trim() || undefined,
    );
    const isProved = recipient || signature || photo || code;
    const proof = isProved ? { recipient, signature, image: photo ?? undefined, code } : undefined;
    onClose();
    act.send({
      intent: "routes.complete_stop",
      routeId: route.id,
      stopId: stop.id,
      proof,
      collections: due ? settling : undefined,
    });
  };
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {say("common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={form}>
        {t("complete")}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={t("complete_title", { name: stop.shipment?.customerName || stop.name })}
      onClose={onClose}
      footer={footer}
    >
      <form id={form} onSubmit={save} className="stack">
        {stop.asksCode && (
          <TextField
            label={t("door_code")}
            name="code"
            optional
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            hint={t("door_code_hint")}
          />
        )}
        <TextField label={t("recipient")} name="recipient" optional maxLength={200} />
        <TextField
          label={t("signature")}
          name="signature"
          required={wantsSignature}
          optional={!wantsSignature}
          maxLength={200}
          hint={t("signature_hint")}
        />
        <div className="field">
          <span className="label">
            {t("photo")}
            {!wantsImage && <span className="optional"> {say("common:field.optional")}</span>}
          </span>
          <FileButton
            label={t("photo_choose")}
            accept="image/*"
            required={wantsImage}
            onChange={async ({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              setPhoto(file ? await smallPhoto(file) : null);
            }}
          />
        </div>
        {due ? (
          <div className="field">
            <span className="label">
              {t("collection")} <Money amount={due} currency={stop.shipment?.codCurrency} />
            </span>
            <RadioGroup
              legend={t("collection")}
              name="collections"
              defaultValue="collected"
              options={settlings.map((value) => ({ value, label: say(`shipments:collected.${value}`) }))}
              onChoose={(value) => setSettling(settlings.find((each) => each === value) ?? "collected")}
            />
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}
