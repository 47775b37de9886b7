import { Link } from "react-router";
import { AuthForm, errorsOf } from "#app/ui/shell/sign-in/auth-form.tsx";
import { CodeField } from "#app/ui/shell/sign-in/code-field.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { Route } from "./+types/login-two-step.ts";

export { twoStepAction as action } from "#app/http/sign-in/sign-in.server.ts";

export function loader() {
  return null;
}

export default function TwoStep({ actionData }: Route.ComponentProps) {
  const say = useWords();
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
      <CodeField label={say("auth:two_step.code")} errors={errorsOf(actionData, "code")} letters />
    </AuthForm>
  );
}
