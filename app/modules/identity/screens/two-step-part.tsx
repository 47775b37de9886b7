import { useState } from "react";
import { QrCode } from "#app/ui/codes/qr-code.tsx";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PasswordField, TextField } from "#app/ui/primitives/text-field.tsx";
import type { ProfileData } from "./profile-data.ts";
import { ProfileForm } from "./profile-form.tsx";

interface TwoStepSetup {
  secret: string;
  path: string;
  size: number;
}

/** Two-step verification: set-up by QR code, recovery codes shown once, switch-off with the password. */
export function TwoStepPart({ twoStep }: Pick<ProfileData, "twoStep">) {
  const t = useTranslate();
  const [start, setStart] = useState<TwoStepSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const keep = (value: unknown) => {
    setCodes((value as { codes: string[] }).codes);
    setStart(null);
  };
  return (
    <>
      <p className="soft-ink text-sm">
        {twoStep.on ? t("profile:two_step_on", { count: twoStep.codes }) : t("profile:two_step_off")}
      </p>
      {codes && (
        <div role="status" className="grid gap-2 bg-sunken p-4 rounded-md">
          <p className="text-sm">{t("profile:two_step_keep")}</p>
          <ul className="grid grid-cols-2 gap-1 tabular-nums">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {twoStep.on ? (
        <>
          <PasswordForm intent="profile.two_step.codes" submit="profile:two_step_codes" onDone={keep} />
          <PasswordForm
            intent="profile.two_step.end"
            submit="profile:two_step_end"
            onDone={() => setCodes(null)}
            danger
          />
        </>
      ) : start ? (
        <ConfirmForm start={start} onDone={keep} />
      ) : (
        <PasswordForm
          intent="profile.two_step.begin"
          submit="profile:two_step_begin"
          onDone={(value) => setStart(value as TwoStepSetup)}
        />
      )}
    </>
  );
}

interface PasswordFormProps {
  intent: string;
  submit: TranslationKey;
  onDone: (value: unknown) => void;
  danger?: true;
}

/** A step that requires the current password. */
function PasswordForm({ intent, submit, onDone, danger }: PasswordFormProps) {
  const t = useTranslate();
  return (
    <ProfileForm intent={intent} submit={t(submit)} onDone={onDone} {...(danger ? { danger } : {})}>
      {(errors) => (
        <PasswordField
          name="current_password"
          span={3}
          label={t("profile:current_password")}
          autoComplete="current-password"
          errors={errors.current_password}
        />
      )}
    </ProfileForm>
  );
}

/** Shows the QR code for the app and reads its first code. */
function ConfirmForm({ start, onDone }: { start: TwoStepSetup; onDone: (value: unknown) => void }) {
  const t = useTranslate();
  return (
    <>
      <p className="text-sm break-words">{t("profile:two_step_scan", { secret: start.secret })}</p>
      <QrCode path={start.path} size={start.size} label={t("profile:two_step_qr")} />
      <ProfileForm intent="profile.two_step.confirm" submit={t("profile:two_step_confirm")} onDone={onDone}>
        {(errors) => (
          <TextField
            name="code"
            span={3}
            label={t("profile:two_step_code")}
            inputMode="numeric"
            autoComplete="one-time-code"
            errors={errors.code}
          />
        )}
      </ProfileForm>
    </>
  );
}
