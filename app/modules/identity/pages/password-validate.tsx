import { Link } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { readAttemptCookie } from "../http/attempt-cookie.server.ts";
import { AuthForm, getFieldErrors } from "../screens/sign-in/auth-form.tsx";
import { CodeField } from "../screens/sign-in/code-field.tsx";
import type { Route } from "./+types/password-validate.ts";

export { validateAction as action } from "../http/password-reset.server.ts";

export function loader({ request }: Route.LoaderArgs) {
  return { email: readAttemptCookie(request, "reset_password")?.subject ?? "" };
}

export default function Validate({ actionData, loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <AuthForm
      title={t("auth:validate.title")}
      lead={t("auth:validate.lead", loaderData)}
      submit={t("auth:validate.submit")}
      answer={actionData}
      after={
        <Link className="link" to="/password/forgot">
          {t("auth:validate.again")}
        </Link>
      }
    >
      <CodeField label={t("auth:validate.code")} errors={getFieldErrors(actionData, "code")} />
    </AuthForm>
  );
}
