/** @jsxImportSource preact */
import { useCallback, useEffect, useState } from "preact/hooks";
import { computeMetersOutside, computeMetersTo } from "#app/platform/geo/geofence.ts";
import type { DriveDay, DriveRoute, DriveStop } from "../model/drive-day.ts";
import { CodePart, useDoorCode } from "./code-part.tsx";
import { PhoneFrame } from "./frame.tsx";
import { formatMeters, t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";
import { MissingPart, useMissing } from "./missing-part.tsx";
import { MoneyPart, useMoney } from "./money-part.tsx";
import { getCurrentPosition, locatePhone } from "./phone-position.ts";
import { ProofPhotoPart, usePhotos } from "./photo-part.tsx";
import { RecipientPart, useRecipient } from "./recipient-part.tsx";
import { useScanned } from "./scan/use-scanned.ts";
import { SignatureField } from "./signature.tsx";
import { deleteDraft, type StopDraft, useSavedDraft } from "./stop-drafts.ts";
import { recordAction } from "./sync-engine.ts";
import { navigateTo } from "./use-driver-state.ts";

interface HandOverProps {
  day: DriveDay;
  route: DriveRoute;
  stop: DriveStop;
  draft: StopDraft;
}

/** Hands goods over: recipient, proof, payment, and missing packages. */
export function HandOverScreen({ day, route, stop, draft }: HandOverProps) {
  const { scanned } = useScanned(stop);
  const who = useRecipient(stop, draft);
  const [signature, setSignature] = useState(draft.signature ?? null);
  const money = useMoney(stop, { canWaive: day.canWaive === true, before: draft.payments });
  const missing = useMissing(stop, scanned, draft);
  const [problem, setProblem] = useState("");
  const photos = usePhotos(setProblem, draft.photos);
  useSavedDraft(stop.id, draft, {
    ...{
      recipient: who.recipient,
      recipientKind: who.recipientKind,
      signature,
      photos: photos.toSend,
      payments: money.drafts,
    },
    ...{ isPartial: missing.isPartial, missing: missing.counts },
  });
  // Requested early, so that the position is known when the stop is completed.
  useEffect(() => void locatePhone(), []);
  const metres = computeMetersTo(stop.place.point, getCurrentPosition());
  const code = useDoorCode(stop);
  const [outsideReason, setOutsideReason] = useState<string | null>(null);
  const onSigned = useCallback((picture: string | null) => setSignature(picture), []);
  const complete = async () => {
    const wrongCode = await code.check();
    if (wrongCode) return setProblem(wrongCode);
    const requiredProof = code.isInstead ? 3 : stop.proof;
    const missingProof = findMissingProof(requiredProof, { signature, photos: photos.photos.length });
    if (missingProof) return setProblem(t(missingProof));
    const problemText = who.check() ?? money.check(photos.photos.length) ?? missing.check();
    if (problemText) return setProblem(problemText);
    const far = computeMetersOutside(
      stop.place.point,
      getCurrentPosition(),
      stop.type === "pickup" ? day.pickupRadius : day.completionRadius,
    );
    if (far !== null && !outsideReason?.trim()) {
      setOutsideReason(outsideReason ?? "");
      return setProblem(t("drive:hand_over.far", { distance: formatMeters(far) }));
    }
    const input = {
      routeId: route.id,
      stopId: stop.id,
      ...(signature ? { signature } : {}),
      ...code.input,
      ...(outsideReason?.trim() ? { outsideRadiusReason: outsideReason.trim() } : {}),
      ...who.input,
      ...money.input,
      ...(scanned.length > 0 ? { scanned: [...scanned] } : {}),
      ...missing.input,
    };
    const isRecorded = await recordAction("complete", input, photos.toSend);
    if (!isRecorded) return setProblem(t("drive:notice.full"));
    photos.forget();
    await deleteDraft(stop.id);
    navigateTo("");
  };
  return (
    <PhoneFrame
      title={t("drive:hand_over.title", { stop: stop.position })}
      line={[
        scanned.length > 0 && t("drive:stop.scanned", { done: scanned.length, all: stop.packages.length }),
        stop.place.name,
      ]
        .filter(Boolean)
        .join(", ")}
      back={`stop/${stop.id}`}
      bar={
        <button type="button" className="drive-button drive-main" onClick={() => void complete()}>
          <PhoneIcon name="check" /> {t("drive:step.complete", { stop: stop.position })}
        </button>
      }
    >
      <RecipientPart who={who} />
      <CodePart code={code} />
      {((stop.proof & 1) > 0 || code.isInstead) && (
        <section>
          <h3 className="drive-label">{t("drive:hand_over.signature")}</h3>
          <SignatureField before={signature} onSigned={onSigned} />
        </section>
      )}
      <ProofPhotoPart
        photos={photos}
        hint={metres === null ? undefined : t("drive:hand_over.away", { distance: formatMeters(metres) })}
      />
      <MoneyPart money={money} />
      <MissingPart missing={missing} />
      {outsideReason !== null && (
        <label className="drive-field">
          {t("drive:hand_over.why_far")}
          <input
            value={outsideReason}
            maxLength={200}
            onInput={({ currentTarget }) => setOutsideReason(currentTarget.value)}
          />
        </label>
      )}
      <p className="drive-problem" role="alert">
        {problem}
      </p>
    </PhoneFrame>
  );
}

/** Translation key of the first missing proof; null when complete. */
function findMissingProof(proof: number, has: { signature: string | null; photos: number }): string | null {
  if ((proof & 1) > 0 && !has.signature) return "drive:hand_over.needs_signature";
  return (proof & 2) > 0 && has.photos === 0 ? "drive:hand_over.needs_photo" : null;
}
