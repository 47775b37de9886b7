import { Link } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PasswordField } from "#app/ui/primitives/text-field.tsx";
import { MIN_PASSWORD_LENGTH } from "../model/sign-in.ts";
import { AuthForm, getFieldErrors } from "../screens/sign-in/auth-form.tsx";
import type { Route } from "./+types/password-reset.ts";

export { resetAction as action } from "../http/password-reset.server.ts";

export function loader() {
  return { minPasswordLength: MIN_PASSWORD_LENGTH };
}

export default function Reset({ actionData, loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const again = (
    <Link className="link" to="/password/forgot">
      {t("auth:validate.again")}
    </Link>
  );
  return (
    <AuthForm
      title={t("auth:reset.title")}
      lead={t("auth:reset.lead")}
      submit={t("auth:reset.submit")}
      answer={actionData}
      after={actionData && !actionData.ok && actionData.code === "reset_expired" && again}
    >
      <PasswordField
        name="password"
        label={t("auth:reset.password")}
        hint={t("auth:register.password_hint", { limit: loaderData.minPasswordLength })}
        autoComplete="new-password"
        errors={getFieldErrors(actionData, "password")}
      />
    </AuthForm>
  );
}
