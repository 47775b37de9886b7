import { Form } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { readAttemptCookie } from "../http/attempt-cookie.server.ts";
import { AuthForm, getFieldErrors } from "../screens/sign-in/auth-form.tsx";
import { CodeField } from "../screens/sign-in/code-field.tsx";
import type { Route } from "./+types/verify.ts";

export { verifyAction as action } from "../http/registration.server.ts";

export function loader({ request }: Route.LoaderArgs) {
  return { email: readAttemptCookie(request, "verify_email")?.subject ?? "" };
}

export default function Verify({ actionData, loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const resent = actionData?.ok === true;
  return (
    <div className="wide">
      <AuthForm
        title={t("auth:verify.title")}
        lead={t("auth:verify.lead", loaderData)}
        submit={t("auth:verify.submit")}
        answer={actionData}
      >
        <CodeField label={t("auth:verify.code")} errors={getFieldErrors(actionData, "code")} />
      </AuthForm>
      <Form method="post" className="only-form auth-after">
        {resent ? <span role="status">{t("auth:verify.resent")}</span> : t("auth:verify.no_code")}{" "}
        <button type="submit" name="intent" value="resend" className="link">
          {t("auth:verify.resend")}
        </button>
      </Form>
    </div>
  );
}
