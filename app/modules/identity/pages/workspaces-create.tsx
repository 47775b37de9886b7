import { useEffect, useMemo, useRef } from "react";
import { Link } from "react-router";
import { appContext } from "#app/platform/http/contexts.server.ts";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { listZoneOptions } from "#app/platform/time/time-zone.ts";
import { guessCountry } from "#app/platform/time/zone-countries.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { RadioGroup } from "#app/ui/primitives/checkbox.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { listCountryOptions } from "#app/ui/resource/form/address-field.tsx";
import { AuthForm, getFieldErrors } from "../screens/sign-in/auth-form.tsx";
import type { Route } from "./+types/workspaces-create.ts";

export { createWorkspaceAction as action } from "../http/workspace-choice.server.ts";

/** All time zones with their current offset from UTC. */
export function loader({ context }: Route.LoaderArgs) {
  const now = context.get(appContext).ports.clock.now();
  return { zones: listZoneOptions(now) };
}

export default function CreateWorkspace({ actionData, loaderData }: Route.ComponentProps) {
  return <WorkspaceForm zones={loaderData.zones} answer={actionData} />;
}

interface WorkspaceFormProps {
  zones: readonly { value: string; label: string }[];
  answer: ActionResult | undefined;
}

/** Chooses what somebody most likely wants, where it is offered. */
function preset(select: HTMLSelectElement | null, value: string): void {
  if (select && [...select.options].some((option) => option.value === value)) select.value = value;
}

/** The form of a new workspace. */
function WorkspaceForm({ zones, answer }: WorkspaceFormProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const countries = useMemo(() => listCountryOptions(locale), [locale]);
  const zone = useRef<HTMLSelectElement>(null);
  const country = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    preset(zone.current, timeZone);
    if (country.current?.value === "") preset(country.current, guessCountry(timeZone, navigator.languages));
  }, []);
  const back = (
    <Link className="link" to="/workspaces?choose">
      {t("auth:create.back")}
    </Link>
  );
  return (
    <AuthForm
      title={t("auth:create.title")}
      lead={t("auth:create.lead")}
      submit={t("auth:create.submit")}
      answer={answer}
      after={back}
    >
      <TextField
        name="name"
        label={t("auth:create.name")}
        autoComplete="organization"
        errors={getFieldErrors(answer, "name")}
      />
      <RadioGroup
        legend={t("auth:create.kind")}
        name="kind"
        defaultValue="carrier"
        options={[
          { value: "carrier", label: t("auth:create.carrier") },
          { value: "merchant", label: t("auth:create.merchant") },
        ]}
      />
      <Select
        ref={country}
        name="country"
        label={t("auth:create.country")}
        placeholder={t("common:field.choose")}
        options={countries}
        autoComplete="country"
        errors={getFieldErrors(answer, "country")}
      />
      <TextField
        name="postal_code"
        label={t("auth:create.postal_code")}
        autoComplete="postal-code"
        errors={getFieldErrors(answer, "postal_code")}
      />
      <Select
        ref={zone}
        name="timezone"
        label={t("auth:create.timezone")}
        hint={t("auth:create.timezone_hint")}
        options={zones}
        errors={getFieldErrors(answer, "timezone")}
      />
    </AuthForm>
  );
}
