import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { MIN_PASSWORD_LENGTH } from "../model/sign-in.ts";
import { AuthForm } from "../screens/sign-in/auth-form.tsx";
import { PersonFields } from "../screens/sign-in/person-fields.tsx";
import type { Route } from "./+types/get-started.ts";

export { getStartedAction as action } from "../http/registration.server.ts";

export function loader() {
  return { minPasswordLength: MIN_PASSWORD_LENGTH };
}

export default function GetStarted({ actionData, loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <AuthForm
      title={t("auth:started.title")}
      lead={t("auth:started.lead")}
      submit={t("auth:started.submit")}
      answer={actionData}
    >
      <PersonFields answer={actionData} {...loaderData} />
    </AuthForm>
  );
}
