import { Link } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { AuthForm, getFieldErrors } from "../screens/sign-in/auth-form.tsx";
import { CodeField } from "../screens/sign-in/code-field.tsx";
import type { Route } from "./+types/login-two-step.ts";

export { twoStepAction as action } from "../http/sign-in.server.ts";

export function loader() {
  return null;
}

export default function TwoStep({ actionData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <AuthForm
      title={t("auth:two_step.title")}
      lead={t("auth:two_step.lead")}
      submit={t("auth:two_step.submit")}
      answer={actionData}
      after={
        <Link className="link" to="/login">
          {t("auth:two_step.back")}
        </Link>
      }
    >
      <CodeField label={t("auth:two_step.code")} errors={getFieldErrors(actionData, "code")} letters />
    </AuthForm>
  );
}
