import { type FormEvent, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useApi } from "#app/ui/client/use-api.ts";
import { shrinkPhoto } from "#app/ui/files/photo-field.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { FileButton } from "#app/ui/primitives/file-button.tsx";
import { Skeleton } from "#app/ui/primitives/skeleton.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import type { LiveRoute, LiveStop } from "../model/live-route.ts";
import { getInitialCompletion, HandoverFields, type HandoverView } from "./handover-fields.tsx";
import type { StopCompletion } from "./route-command.ts";
import type { useRouteCommands } from "./use-route-commands.ts";

interface CompleteDialogProps {
  route: LiveRoute;
  stop: LiveStop;
  act: ReturnType<typeof useRouteCommands>;
  onClose(): void;
}

/** Completes a stop with the required proof and collections. */
export function CompleteDialog({ route, stop, act, onClose }: CompleteDialogProps) {
  const { t } = useTranslation("routes");
  const translate = useTranslate();
  const form = useId();
  const { handover, isGone } = useHandover(route.id, stop.id);
  const [completion, setCompletion] = useState<StopCompletion | null>(null);
  const [photo, setPhoto] = useState<string | null>(null);
  const wantsSignature = stop.proof === 1 || stop.proof === 3;
  const wantsImage = stop.proof === 2 || stop.proof === 3;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [recipient, signature, code] = ["recipient", "signature", "code"].map(
      (name) => String(fields.get(name) ?? "").trim() || undefined,
    );
    const isProved = recipient || signature || photo || code;
    const proof = isProved ? { recipient, signature, image: photo ?? undefined, code } : undefined;
    onClose();
    act.send({
      intent: "routes.complete_stop",
      routeId: route.id,
      stopId: stop.id,
      proof,
      ...(completion ?? (handover && getInitialCompletion(handover))),
    });
  };
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {translate("common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={form} disabled={!handover}>
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
        {stop.requiresCode && (
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
            {!wantsImage && <span className="optional"> {translate("common:field.optional")}</span>}
          </span>
          <FileButton
            label={t("photo_choose")}
            accept="image/*"
            required={wantsImage}
            onChange={async ({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              setPhoto(file ? await shrinkPhoto(file) : null);
            }}
          />
        </div>
        {handover && <HandoverFields handover={handover} onChange={setCompletion} />}
        {!handover && !isGone && <Skeleton width={4} />}
        {isGone && <p role="alert">{t("door_gone")}</p>}
      </form>
    </Dialog>
  );
}

/** What is to be handed over and collected at a stop; `isGone` when it could not be loaded. */
function useHandover(routeId: string, stopId: string) {
  const call = useApi({ quiet: true });
  const [handover, setHandover] = useState<HandoverView | null>(null);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    let isOpen = true;
    call<{ data: HandoverView }>(`routes/${routeId}/stops/${stopId}/handover`, { names: "screen" }).then(
      ({ data }) => isOpen && setHandover(data),
      () => isOpen && setGone(true),
    );
    return () => {
      isOpen = false;
    };
  }, [call, routeId, stopId]);
  return { handover, isGone };
}
