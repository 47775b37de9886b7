import { Link } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { AuthForm, getFieldErrors } from "../screens/sign-in/auth-form.tsx";
import type { Route } from "./+types/password-forgot.ts";

export { forgotAction as action } from "../http/password-reset.server.ts";

export function loader() {
  return null;
}

export default function Forgot({ actionData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <AuthForm
      title={t("auth:forgot.title")}
      lead={t("auth:forgot.lead")}
      submit={t("auth:forgot.submit")}
      answer={actionData}
      after={
        <Link className="link" to="/login">
          {t("auth:forgot.back")}
        </Link>
      }
    >
      <TextField
        name="email"
        type="email"
        label={t("auth:login.email")}
        autoComplete="username"
        errors={getFieldErrors(actionData, "email")}
      />
    </AuthForm>
  );
}
