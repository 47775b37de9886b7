import { shortestPassword } from "#app/domain/access/sign-in.ts";
import { PasswordField, TextField } from "#app/ui/primitives/text-field.tsx";
import { AuthForm, AuthLink, errorsOf } from "#app/ui/shell/auth-form.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { Route } from "./+types/register.ts";

export { registerAction as action } from "#app/http/sign-in.server.ts";

export function loader() {
  return { shortestPassword };
}

const names = [
  { name: "first_name", autoComplete: "given-name" },
  { name: "last_name", autoComplete: "family-name" },
] as const;

export default function Register({ actionData, loaderData }: Route.ComponentProps) {
  const say = useWords();
  return (
    <AuthForm
      title={say("auth:register.title")}
      lead={say("auth:register.lead")}
      submit={say("auth:register.submit")}
      answer={actionData}
      after={<AuthLink question="auth:register.registered" to="/login" label="auth:register.login" />}
    >
      <div className="pair2">
        {names.map((field) => (
          <TextField
            key={field.name}
            {...field}
            label={say(`auth:register.${field.name}`)}
            errors={errorsOf(actionData, field.name)}
          />
        ))}
      </div>
      <TextField
        name="email"
        type="email"
        label={say("auth:register.email")}
        autoComplete="username"
        errors={errorsOf(actionData, "email")}
      />
      <PasswordField
        name="password"
        label={say("auth:register.password")}
        hint={say("auth:register.password_hint", { count: loaderData.shortestPassword })}
        autoComplete="new-password"
        errors={errorsOf(actionData, "password")}
      />
    </AuthForm>
  );
}
