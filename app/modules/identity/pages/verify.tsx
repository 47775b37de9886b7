import { Form } from "react-router";
import { useWords } from "#app/ui/words/use-words.ts";
import { readAttempt } from "../http/attempt-cookie.server.ts";
import { AuthForm, errorsOf } from "../screens/sign-in/auth-form.tsx";
import { CodeField } from "../screens/sign-in/code-field.tsx";
import type { Route } from "./+types/verify.ts";

export { verifyAction as action } from "../http/registration.server.ts";

export function loader({ request }: Route.LoaderArgs) {
  return { email: readAttempt(request, "verify_email")?.subject ?? "" };
}

export default function Verify({ actionData, loaderData }: Route.ComponentProps) {
  const say = useWords();
  const resent = actionData?.ok === true;
  return (
    <div className="wide">
      <AuthForm
        title={say("auth:verify.title")}
        lead={say("auth:verify.lead", loaderData)}
        submit={say("auth:verify.submit")}
        answer={actionData}
      >
        <CodeField label={say("auth:verify.code")} errors={errorsOf(actionData, "code")} />
      </AuthForm>
      <Form method="post" className="only-form auth-after">
        {resent ? <span role="status">{say("auth:verify.resent")}</span> : say("auth:verify.no_code")}{" "}
        <button type="submit" name="intent" value="resend" className="link">
          {say("auth:verify.resend")}
        </button>
      </Form>
    </div>
  );
}
