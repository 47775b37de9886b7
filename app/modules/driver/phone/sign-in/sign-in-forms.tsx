/** @jsxImportSource preact */
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n.ts";

interface FormProps {
  problem: string;
  busy: boolean;
  onSubmit(): void;
}

interface PhoneFormProps extends FormProps {
  phone: string;
  setPhone(phone: string): void;
}

const handleSubmit = (onSubmit: () => void) => (event: Event) => {
  event.preventDefault();
  onSubmit();
};

/** Asks for the phone number. */
export function PhoneForm({ phone, setPhone, problem, busy, onSubmit }: PhoneFormProps) {
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <label className="drive-field">
        {t("drive:sign_in.phone")}
        <input
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
          value={phone}
          onInput={({ currentTarget }) => setPhone(currentTarget.value)}
        />
      </label>
      <Problem problem={problem} />
      <button type="submit" className="drive-button drive-main" disabled={busy}>
        {t("drive:sign_in.send")}
      </button>
    </form>
  );
}

interface CodeFormProps extends FormProps {
  code: string;
  attempt: string;
  setCode(code: string): void;
  onAgain(): void;
  onBack(): void;
}

const CODE_DIGITS = 6;
/** Seconds before another text message may be requested. */
const RESEND_SECONDS = 30;

/** Asks for the six-digit code, filled in from the text message where supported. */
export function CodeForm({ code, attempt, setCode, problem, busy, onSubmit, onAgain, onBack }: CodeFormProps) {
  const left = useCountdown(attempt);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [attempt]);
  useEffect(() => readTextedCode(setCode), [attempt, setCode]);
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <div className="drive-boxes">
        <input
          aria-label={t("drive:sign_in.code")}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          pattern={`\\d{${CODE_DIGITS}}`}
          maxLength={CODE_DIGITS}
          value={code}
          ref={input}
          onInput={({ currentTarget }) => {
            currentTarget.value = currentTarget.value.replace(/\D/g, "").slice(0, CODE_DIGITS);
            setCode(currentTarget.value);
          }}
        />
        {Array.from({ length: CODE_DIGITS }, (_, at) => (
          <i key={at} aria-hidden="true" data-next={at === Math.min(code.length, CODE_DIGITS - 1)}>
            {code[at]}
          </i>
        ))}
      </div>
      <div className="drive-row">
        <button type="button" className="drive-link" onClick={onBack}>
          {t("drive:sign_in.other")}
        </button>
        <button type="button" className="drive-link" disabled={left > 0 || busy} onClick={onAgain}>
          {left > 0
            ? t("drive:sign_in.again_in", { time: `0:${String(left).padStart(2, "0")}` })
            : t("drive:sign_in.again")}
        </button>
      </div>
      <Problem problem={problem} />
      <button type="submit" className="drive-button drive-main" disabled={busy}>
        {t("drive:sign_in.go")}
      </button>
      <p className="drive-fine">{t("drive:sign_in.by_itself")}</p>
    </form>
  );
}

/** Seconds until another text message may be requested; restarts with every message. */
function useCountdown(attempt: string): number {
  const [left, setLeft] = useState(RESEND_SECONDS);
  useEffect(() => {
    setLeft(RESEND_SECONDS);
    const ticking = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(ticking);
  }, [attempt]);
  return left;
}

function Problem({ problem }: { problem: string }) {
  return (
    <p className="drive-problem" role="alert">
      {problem}
    </p>
  );
}

/** Reads the code from the incoming text message (WebOTP); returns the function that stops it. */
function readTextedCode(found: (code: string) => void): () => void {
  const ending = new AbortController();
  if ("OTPCredential" in globalThis && navigator.credentials) {
    const requested = { otp: { transport: ["sms"] }, signal: ending.signal };
    navigator.credentials.get(requested).then(
      (read) => {
        if (read && "code" in read && typeof read.code === "string") found(read.code);
      },
      () => {
        // Not allowed, or the driver types the code instead.
      },
    );
  }
  return () => ending.abort();
}
