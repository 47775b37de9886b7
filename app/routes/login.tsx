import { useSearchParams } from "react-router";
import { PasswordField, TextField } from "#app/ui/primitives/text-field.tsx";
import { AuthForm, AuthLink, errorsOf } from "#app/ui/shell/auth-form.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { Route } from "./+types/login.ts";

export { loginAction as action } from "#app/http/sign-in.server.ts";

export function loader() {
  return null;
}

export default function Login({ actionData }: Route.ComponentProps) {
  const say = useWords();
  const [params] = useSearchParams();
  const to = params.get("to");
  return (
    <AuthForm
      title={say("auth:login.title")}
      lead={say("auth:login.lead")}
      submit={say("auth:login.submit")}
      answer={actionData}
      after={<AuthLink question="auth:login.new_here" to="/register" label="auth:login.register" />}
    >
      {to && <input type="hidden" name="to" value={to} />}
      <TextField
        name="email"
        type="email"
        label={say("auth:login.email")}
        autoComplete="username"
        errors={errorsOf(actionData, "email")}
      />
      <PasswordField
        name="password"
        label={say("auth:login.password")}
        autoComplete="current-password"
        errors={errorsOf(actionData, "password")}
      />
    </AuthForm>
  );
}
