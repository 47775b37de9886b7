/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import { t } from "./words.ts";

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

/** The phone's own reader of codes; null where it has none: a scanner that types, and the finger, always work. */
export function ownDetector(): Detector | null {
  const known: unknown = Reflect.get(globalThis, "BarcodeDetector");
  if (typeof known !== "function" || !navigator.mediaDevices) return null;
  const made: unknown = Reflect.construct(known, []);
  return isDetector(made) ? made : null;
}

function isDetector(made: unknown): made is Detector {
  return typeof made === "object" && made !== null && "detect" in made && typeof made.detect === "function";
}

/** The camera, until it is closed; every code that it sees is told once. */
export function Camera({ onCode, onClose }: { onCode(code: string): void; onClose(): void }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const detector = ownDetector();
    let stream: MediaStream | null = null;
    let isGone = false;
    const told = new Set<string>();
    const look = async (): Promise<void> => {
      const element = video.current;
      if (isGone || !element || !detector) return;
      const codes = element.readyState >= 2 ? await detector.detect(element).catch(() => []) : [];
      for (const { rawValue } of codes) {
        if (told.has(rawValue)) continue;
        told.add(rawValue);
        navigator.vibrate?.(60);
        onCode(rawValue);
      }
      requestAnimationFrame(() => void look());
    };
    const watch = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (isGone || !video.current) return;
      video.current.srcObject = stream;
      await video.current.play();
      void look();
    };
    // Without the camera there is nothing to show: the list to tick is below.
    watch().catch(onClose);
    return () => {
      isGone = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [onCode, onClose]);
  return (
    <div className="drive-camera">
      <video ref={video} muted playsInline aria-label={t("drive:stop.camera")} />
      <button type="button" className="drive-button" onClick={onClose}>
        {t("drive:stop.camera_close")}
      </button>
    </div>
  );
}

/** A scanner that types: signs that come faster than a finger, ended by Enter. */
export function useTypedCodes(onCode: (code: string) => void): void {
  useEffect(() => {
    let typed = "";
    let last = 0;
    const hear = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      if (event.timeStamp - last > 120) typed = "";
      last = event.timeStamp;
      if (event.key === "Enter" && typed.length >= 3) {
        event.preventDefault();
        onCode(typed);
        typed = "";
      } else if (event.key.length === 1) typed += event.key;
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [onCode]);
}
