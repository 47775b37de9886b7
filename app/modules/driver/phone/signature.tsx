/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import type SignaturePad from "signature_pad";
import { t } from "./i18n.ts";

interface SignatureProps {
  /** The signature of the draft. */
  before: string | null;
  onSigned(picture: string | null): void;
}

/** A field to sign with a finger; calls back with a picture, or null while empty. */
export function SignatureField({ before, onSigned }: SignatureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const first = useRef(before);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    element.width = element.offsetWidth;
    element.height = element.offsetHeight;
    let isGone = false;
    void import("signature_pad").then(({ default: Pad }) => {
      if (isGone) return;
      // Black on white also in dark mode, because it becomes a document.
      const made = new Pad(element, { penColor: "#111", backgroundColor: "#fff", minWidth: 1, maxWidth: 2.6 });
      made.addEventListener("endStroke", () => onSigned(made.isEmpty() ? null : made.toDataURL("image/png")));
      pad.current = made;
      const { offsetWidth: width, offsetHeight: height } = element;
      if (first.current) void made.fromDataURL(first.current, { ratio: 1, width, height });
    });
    return () => {
      isGone = true;
      pad.current?.off();
    };
  }, [onSigned]);
  const clear = () => {
    pad.current?.clear();
    onSigned(null);
  };
  return (
    <div className="drive-signature">
      <canvas ref={canvas} role="img" aria-label={t("drive:hand_over.signature")} />
      <button type="button" onClick={clear}>
        {t("drive:hand_over.clear")}
      </button>
    </div>
  );
}
