import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PasswordField, TextField } from "#app/ui/primitives/text-field.tsx";
import { showErrorToast } from "#app/ui/primitives/toast.ts";
import { AuthForm, AuthLink, getFieldErrors } from "../screens/sign-in/auth-form.tsx";
import type { Route } from "./+types/login.ts";

export { loginLoader as loader } from "../http/failed-logout.server.ts";
export { loginAction as action } from "../http/sign-in.server.ts";

export default function Login({ actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const [params] = useSearchParams();
  const to = params.get("to");
  const isLogoutFailed = params.get("logout") === "failed" && !actionData;
  useEffect(() => {
    if (isLogoutFailed) showErrorToast(t("errors:logout_failed"), t("common:toast.try_later"));
  }, [isLogoutFailed, t]);
  const unverified = actionData?.ok === false && actionData.code === "email_unverified";
  return (
    <AuthForm
      title={t("auth:login.title")}
      lead={t("auth:login.lead")}
      submit={t("auth:login.submit")}
      answer={actionData}
      after={<AuthLink question="auth:login.new_here" to="/register" label="auth:login.register" />}
    >
      {to && <input type="hidden" name="to" value={to} />}
      {params.has("reset") && !actionData && <p role="status">{t("auth:login.was_reset")}</p>}
      {isLogoutFailed && <p role="alert">{t("auth:login.logout_failed")}</p>}
      <TextField
        name="email"
        defaultValue={params.get("email") ?? undefined}
        type="email"
        label={t("auth:login.email")}
        autoComplete="username"
        autoFocus
        errors={getFieldErrors(actionData, "email")}
      />
      <PasswordField
        name="password"
        label={t("auth:login.password")}
        autoComplete="current-password"
        errors={getFieldErrors(actionData, "password")}
      />
      <div className="row-second">
        <Link className="link" to="/password/forgot">
          {t("auth:login.forgot")}
        </Link>
        {unverified && (
          <Link className="link" to="/verify">
            {t("auth:login.enter_code")}
          </Link>
        )}
      </div>
    </AuthForm>
  );
}
