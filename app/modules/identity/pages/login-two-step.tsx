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
  const say = useTranslate();
  return (
    <AuthForm
      title={say("auth:two_step.title")}
      lead={say("auth:two_step.lead")}
      submit={say("auth:two_step.submit")}
      answer={actionData}
      after={
        <Link className="link" to="/login">
          {say("auth:two_step.back")}
        </Link>
      }
    >
      <CodeField label={say("auth:two_step.code")} errors={getFieldErrors(actionData, "code")} letters />
    </AuthForm>
  );
}
