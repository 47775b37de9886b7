import { Link, useSearchParams } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PasswordField, TextField } from "#app/ui/primitives/text-field.tsx";
import { AuthForm, AuthLink, getFieldErrors } from "../screens/sign-in/auth-form.tsx";
import type { Route } from "./+types/login.ts";

export { loginAction as action } from "../http/sign-in.server.ts";

export function loader() {
  return null;
}

export default function Login({ actionData }: Route.ComponentProps) {
  const say = useTranslate();
  const [params] = useSearchParams();
  const to = params.get("to");
  const unverified = actionData?.ok === false && actionData.code === "email_unverified";
  return (
    <AuthForm
      title={say("auth:login.title")}
      lead={say("auth:login.lead")}
      submit={say("auth:login.submit")}
      answer={actionData}
      after={<AuthLink question="auth:login.new_here" to="/register" label="auth:login.register" />}
    >
      {to && <input type="hidden" name="to" value={to} />}
      {params.has("reset") && !actionData && <p role="status">{say("auth:login.was_reset")}</p>}
      {params.get("logout") === "failed" && !actionData && (
        <p role="alert">
          <b>{say("errors:logout_failed")}</b> {say("auth:login.logout_failed")}
        </p>
      )}
      <TextField
        name="email"
        defaultValue={params.get("email") ?? undefined}
        type="email"
        label={say("auth:login.email")}
        autoComplete="username"
        errors={getFieldErrors(actionData, "email")}
      />
      <PasswordField
        name="password"
        label={say("auth:login.password")}
        autoComplete="current-password"
        errors={getFieldErrors(actionData, "password")}
      />
      <div className="row-second">
        <Link className="link" to="/password/forgot">
          {say("auth:login.forgot")}
        </Link>
        {unverified && (
          <Link className="link" to="/verify">
            {say("auth:login.enter_code")}
          </Link>
        )}
      </div>
    </AuthForm>
  );
}
