import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PasswordField, TextField } from "#app/ui/primitives/text-field.tsx";
import { getFieldErrors } from "./auth-form.tsx";

const nameFields = [
  { name: "first_name", autoComplete: "given-name" },
  { name: "last_name", autoComplete: "family-name" },
] as const;

interface PersonFieldsProps {
  answer: ActionResult | undefined;
  minPasswordLength: number;
  /** The address of an invitation, which cannot be changed. */
  email?: string | undefined;
}

/** Fields of a registration: name, email and password. */
export function PersonFields({ answer, minPasswordLength, email }: PersonFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <div className="pair-wide">
        {nameFields.map((field) => (
          <TextField
            key={field.name}
            {...field}
            label={t(`auth:register.${field.name}`)}
            errors={getFieldErrors(answer, field.name)}
          />
        ))}
      </div>
      <TextField
        name="email"
        type="email"
        label={t("auth:register.email")}
        autoComplete="username"
        errors={getFieldErrors(answer, "email")}
        {...(email ? { defaultValue: email, readOnly: true } : {})}
      />
      <PasswordField
        name="password"
        label={t("auth:register.password")}
        hint={t("auth:register.password_hint", { limit: minPasswordLength })}
        autoComplete="new-password"
        errors={getFieldErrors(answer, "password")}
      />
    </>
  );
}
