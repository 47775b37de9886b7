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
  const say = useTranslate();
  return (
    <AuthForm
      title={say("auth:forgot.title")}
      lead={say("auth:forgot.lead")}
      submit={say("auth:forgot.submit")}
      answer={actionData}
      after={
        <Link className="link" to="/login">
          {say("auth:forgot.back")}
        </Link>
      }
    >
      <TextField
        name="email"
        type="email"
        label={say("auth:login.email")}
        autoComplete="username"
        errors={getFieldErrors(actionData, "email")}
      />
    </AuthForm>
  );
}
