import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { AuthForm, AuthLink } from "../screens/sign-in/auth-form.tsx";
import { PersonFields } from "../screens/sign-in/person-fields.tsx";
import type { Route } from "./+types/register.ts";

export { registerLoader as loader } from "../http/invitation-links.server.ts";
export { registerAction as action } from "../http/registration.server.ts";

export default function Register({ actionData, loaderData: { invitation, minPasswordLength } }: Route.ComponentProps) {
  const t = useTranslate();
  const part = invitation?.merchant ? "auth:portal" : "auth:invited";
  const lead = invitation?.invitedBy ? (`${part}.lead` as const) : (`${part}.lead_nobody` as const);
  return (
    <AuthForm
      title={invitation ? t(`${part}.title`, { workspace: invitation.workspace }) : t("auth:register.title")}
      lead={
        invitation
          ? t(lead, { name: invitation.invitedBy, merchant: invitation.merchant ?? "" })
          : t("auth:register.lead")
      }
      submit={t(invitation ? (`${part}.submit` as const) : "auth:register.submit")}
      answer={actionData}
      after={<AuthLink question="auth:register.registered" to="/login" label="auth:register.login" />}
    >
      {invitation && <input type="hidden" name="invitation" value={invitation.token} />}
      <PersonFields answer={actionData} minPasswordLength={minPasswordLength} email={invitation?.email} />
    </AuthForm>
  );
}
