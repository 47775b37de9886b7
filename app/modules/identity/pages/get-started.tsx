import { shortestPassword } from "#app/domain/access/sign-in.ts";
import { AuthForm } from "#app/ui/shell/sign-in/auth-form.tsx";
import { PersonFields } from "#app/ui/shell/sign-in/person-fields.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { Route } from "./+types/get-started.ts";

export { getStartedAction as action } from "#app/http/sign-in/registration.server.ts";

export function loader() {
  return { shortestPassword };
}

export default function GetStarted({ actionData, loaderData }: Route.ComponentProps) {
  const say = useWords();
  return (
    <AuthForm
      title={say("auth:started.title")}
      lead={say("auth:started.lead")}
      submit={say("auth:started.submit")}
      answer={actionData}
    >
      <PersonFields answer={actionData} {...loaderData} />
    </AuthForm>
  );
}
