import { useEffect, useMemo, useRef } from "react";
import { Link } from "react-router";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { RadioGroup } from "#app/ui/primitives/checkbox.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { listCountryOptions } from "#app/ui/resource/form/address-field.tsx";
import { AuthForm, getFieldErrors } from "./auth-form.tsx";

interface WorkspaceFormProps {
  zones: readonly { value: string; label: string }[];
  answer: ActionResult | undefined;
}

/** A new workspace: organization name, country, zip code (platform §3), its kind and time zone. */
export function WorkspaceForm({ zones, answer }: WorkspaceFormProps) {
  const say = useTranslate();
  const { locale } = useLanguage();
  const countries = useMemo(() => listCountryOptions(locale), [locale]);
  const zone = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (zone.current) zone.current.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  }, []);
  const back = (
    <Link className="link" to="/workspaces?choose">
      {say("auth:create.back")}
    </Link>
  );
  return (
    <AuthForm
      title={say("auth:create.title")}
      lead={say("auth:create.lead")}
      submit={say("auth:create.submit")}
      answer={answer}
      after={back}
    >
      <TextField
        name="name"
        label={say("auth:create.name")}
        autoComplete="organization"
        errors={getFieldErrors(answer, "name")}
      />
      <RadioGroup
        legend={say("auth:create.kind")}
        name="kind"
        defaultValue="carrier"
        options={[
          { value: "carrier", label: say("auth:create.carrier") },
          { value: "merchant", label: say("auth:create.merchant") },
        ]}
      />
      <Select
        name="country"
        label={say("auth:create.country")}
        placeholder={say("common:field.choose")}
        options={countries}
        autoComplete="country"
        errors={getFieldErrors(answer, "country")}
      />
      <TextField
        name="postal_code"
        label={say("auth:create.postal_code")}
        autoComplete="postal-code"
        errors={getFieldErrors(answer, "postal_code")}
      />
      <Select
        ref={zone}
        name="timezone"
        label={say("auth:create.timezone")}
        hint={say("auth:create.timezone_hint")}
        options={zones}
        errors={getFieldErrors(answer, "timezone")}
      />
    </AuthForm>
  );
}
