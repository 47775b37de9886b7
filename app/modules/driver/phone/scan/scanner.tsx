/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { type Detector, openDetector } from "./detector.ts";

/** Whether there is a camera; typing scanners and ticking by hand always work. */
export const hasCamera = (): boolean => Boolean(navigator.mediaDevices);

/** Milliseconds between two reads; our reader takes tens of milliseconds, and the phone should not get hot. */
const SCAN_INTERVAL_MS = 120;

/** A code that was out of sight for this long (milliseconds) counts as another label. */
const REPEAT_AFTER_MS = 2_000;

interface CameraProps {
  onCode(code: string): void;
  /** With a translation key when the camera closed because of an error. */
  onClose(why?: string): void;
}

/** Translation keys by the name of the camera's error. */
const cameraErrorKeys: Readonly<Record<string, string>> = {
  NotAllowedError: "drive:stop.camera_blocked",
  NotFoundError: "drive:stop.camera_none",
  NotReadableError: "drive:stop.camera_taken",
};

/** The last value in a reference: what listens for long calls the newest handler and need not begin anew. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

/** The camera view; reports each code once while it is in sight. */
export function Camera({ onCode, onClose }: CameraProps) {
  const report = useLatest(onCode);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    let detector: Detector | null = null;
    let stream: MediaStream | null = null;
    let isGone = false;
    const seenAt = new Map<string, number>();
    const look = async (): Promise<void> => {
      const element = video.current;
      if (isGone || !element || !detector) return;
      const codes = element.readyState >= 2 ? await detector.detect(element).catch(() => []) : [];
      for (const code of codes) {
        const before = seenAt.get(code) ?? 0;
        seenAt.set(code, performance.now());
        if (performance.now() - before < REPEAT_AFTER_MS && before > 0) continue;
        navigator.vibrate?.(60);
        report.current(code);
      }
      setTimeout(() => void look(), SCAN_INTERVAL_MS);
    };
    const watch = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (isGone || !video.current) return;
      video.current.srcObject = stream;
      await video.current.play();
      detector = await openDetector();
      void look();
    };
    // Without a camera there is nothing to show; the list below can be ticked.
    watch().catch((error: unknown) => {
      const name = error instanceof Error || error instanceof DOMException ? error.name : "";
      if (!isGone) onClose(cameraErrorKeys[name] ?? "drive:stop.camera_no_reader");
    });
    return () => {
      isGone = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [report, onClose]);
  return (
    <div className="drive-camera">
      <video ref={video} muted playsInline aria-label={t("drive:stop.camera")} />
      <button type="button" className="drive-button" onClick={() => onClose()}>
        {t("drive:stop.camera_close")}
      </button>
    </div>
  );
}

/** Supports scanners that type: characters faster than by hand, ended by Enter. */
export function useTypedCodes(onCode: (code: string) => void): void {
  const report = useLatest(onCode);
  useEffect(() => {
    let typed = "";
    let last = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      if (event.timeStamp - last > 120) typed = "";
      last = event.timeStamp;
      if (event.key === "Enter" && typed.length >= 3) {
        event.preventDefault();
        report.current(typed);
        typed = "";
      } else if (event.key.length === 1) typed += event.key;
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [report]);
}
