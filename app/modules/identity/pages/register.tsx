import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { AuthForm, AuthLink } from "../screens/sign-in/auth-form.tsx";
import { PersonFields } from "../screens/sign-in/person-fields.tsx";
import type { Route } from "./+types/register.ts";

export { registerLoader as loader } from "../http/invitation-links.server.ts";
export { registerAction as action } from "../http/registration.server.ts";

export default function Register({ actionData, loaderData: { invitation, shortestPassword } }: Route.ComponentProps) {
  const say = useTranslate();
  const part = invitation?.merchant ? "auth:portal" : "auth:invited";
  const lead = invitation?.invitedBy ? (`${part}.lead` as const) : (`${part}.lead_nobody` as const);
  return (
    <AuthForm
      title={invitation ? say(`${part}.title`, { workspace: invitation.workspace }) : say("auth:register.title")}
      lead={
        invitation
          ? say(lead, { name: invitation.invitedBy, merchant: invitation.merchant ?? "" })
          : say("auth:register.lead")
      }
      submit={say(invitation ? (`${part}.submit` as const) : "auth:register.submit")}
      answer={actionData}
      after={<AuthLink question="auth:register.registered" to="/login" label="auth:register.login" />}
    >
      {invitation && <input type="hidden" name="invitation" value={invitation.token} />}
      <PersonFields answer={actionData} shortestPassword={shortestPassword} email={invitation?.email} />
    </AuthForm>
  );
}
