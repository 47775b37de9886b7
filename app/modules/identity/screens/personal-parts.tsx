import { useState } from "react";
import { useFetcher } from "react-router";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Avatar } from "#app/ui/primitives/avatar.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { FileButton } from "#app/ui/primitives/file-button.tsx";
import { PasswordField, TextField } from "#app/ui/primitives/text-field.tsx";
import type { ProfileData } from "./profile-data.ts";
import { ProfileForm } from "./profile-form.tsx";
import { ProfilePart } from "./profile-part.tsx";

/** The photo or initials, with upload and removal. */
export function ProfilePhotoPart({ user }: Pick<ProfileData, "user">) {
  const t = useTranslate();
  const fetcher = useFetcher<ActionResult>();
  const refused = fetcher.data?.ok === false ? fetcher.data.message : null;
  return (
    <div className="flex items-center gap-4">
      {user.photo ? (
        <img
          src={user.photo}
          alt={t("profile:photo")}
          width={64}
          height={64}
          className="rounded-full object-cover size-16"
        />
      ) : (
        <Avatar id={user.id} name={`${user.firstName} ${user.lastName}`} />
      )}
      <fetcher.Form method="post" action="/profile" encType="multipart/form-data" className="grid gap-2">
        <FileButton
          key={user.photo}
          label={t("profile:photo_choose")}
          name="photo"
          accept="image/png,image/jpeg,image/webp"
          required
        />
        <span className="faint-ink text-xs">{t("profile:photo_hint")}</span>
        {refused && (
          <p role="alert" className="text-danger text-sm">
            {refused}
          </p>
        )}
        <span className="flex gap-2">
          <Button type="submit" name="intent" value="profile.photo" pending={fetcher.state !== "idle"}>
            {t("profile:photo_upload")}
          </Button>
          {user.photo && (
            <Button type="submit" kind="ghost" name="intent" value="profile.photo.remove" formNoValidate>
              {t("profile:photo_remove")}
            </Button>
          )}
        </span>
      </fetcher.Form>
    </div>
  );
}

export function DetailsPart({ user }: Pick<ProfileData, "user">) {
  const t = useTranslate();
  const fields = [
    { name: "first_name", autoComplete: "given-name", defaultValue: user.firstName },
    { name: "last_name", autoComplete: "family-name", defaultValue: user.lastName },
  ] as const;
  return (
    <ProfileForm key={user.firstName + user.lastName} intent="profile.details" submit={t("profile:save")}>
      {(errors) =>
        fields.map((field) => (
          <TextField
            key={field.name}
            {...field}
            span={3}
            label={t(`auth:register.${field.name}`)}
            errors={errors[field.name]}
          />
        ))
      }
    </ProfileForm>
  );
}

/** Email, verified by a code sent to the new address, and password. Both require the current password. */
export function CredentialsPart({ data: { user, minPasswordLength } }: { data: ProfileData }) {
  const t = useTranslate();
  const [pendingChange, setPendingChange] = useState<{ attempt: string; email: string } | null>(null);
  const current = (errors: Record<string, string[]>) => (
    <PasswordField
      name="current_password"
      span={3}
      label={t("profile:current_password")}
      autoComplete="current-password"
      errors={errors.current_password}
    />
  );
  return (
    <>
      <ProfilePart title="profile:email">
        <p className="soft-ink text-sm">{user.email}</p>
        {pendingChange ? (
          <ProfileForm
            intent="profile.email.confirm"
            submit={t("profile:email_confirm")}
            onDone={() => setPendingChange(null)}
          >
            {(errors) => (
              <>
                <input type="hidden" name="attempt" value={pendingChange.attempt} />
                <input type="hidden" name="email" value={pendingChange.email} />
                <TextField
                  name="code"
                  span={3}
                  label={t("profile:email_code")}
                  hint={t("profile:email_sent", { email: pendingChange.email })}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  errors={errors.code}
                />
              </>
            )}
          </ProfileForm>
        ) : (
          <ProfileForm
            intent="profile.email"
            submit={t("profile:email_send")}
            onDone={(value) => setPendingChange(value as { attempt: string; email: string })}
          >
            {(errors) => (
              <>
                <TextField
                  name="email"
                  type="email"
                  span={3}
                  label={t("profile:new_email")}
                  autoComplete="email"
                  errors={errors.email}
                />
                {current(errors)}
              </>
            )}
          </ProfileForm>
        )}
      </ProfilePart>
      <ProfilePart title="profile:password">
        <ProfileForm intent="profile.password" submit={t("profile:password_save")}>
          {(errors) => (
            <>
              {current(errors)}
              <PasswordField
                name="password"
                span={3}
                label={t("profile:new_password")}
                hint={`${t("auth:register.password_hint", { limit: minPasswordLength })}. ${t("profile:password_note")}`}
                autoComplete="new-password"
                errors={errors.password}
              />
            </>
          )}
        </ProfileForm>
      </ProfilePart>
    </>
  );
}
