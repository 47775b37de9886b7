import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { hasGuardedChanges } from "#app/ui/resource/form/guarded-forms.ts";
import { LeaveGuard } from "#app/ui/resource/form/leave-guard.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { NotificationsPart } from "./notifications-part.tsx";
import { CredentialsPart, DetailsPart, ProfilePhotoPart } from "./personal-parts.tsx";
import { PreferencesPart } from "./preferences-part.tsx";
import type { ProfileData } from "./profile-data.ts";
import { ProfilePart } from "./profile-part.tsx";
import { SessionsPart } from "./sessions-part.tsx";
import { TwoStepPart } from "./two-step-part.tsx";
import { WorkspacesPart } from "./workspaces-part.tsx";

/** The profile page: personal information, security, preferences, workspaces. */
export function ProfileScreen(data: ProfileData) {
  const t = useTranslate();
  return (
    <>
      <PageTitle>{t("profile:title")}</PageTitle>
      <div className="head">
        <h1>{t("profile:title")}</h1>
      </div>
      <div className="scroll flex-1 min-h-0 px-5 py-6 grid gap-8 content-start max-w-[760px]">
        <ProfilePart title="profile:details">
          <ProfilePhotoPart user={data.user} />
          <DetailsPart user={data.user} />
        </ProfilePart>
        <CredentialsPart data={data} />
        <ProfilePart title="profile:two_step">
          <TwoStepPart twoStep={data.twoStep} />
        </ProfilePart>
        <ProfilePart title="profile:sessions">
          <SessionsPart sessions={data.sessions} />
        </ProfilePart>
        <ProfilePart title="profile:notifications">
          <NotificationsPart notifications={data.notifications} />
        </ProfilePart>
        <ProfilePart title="profile:preferences">
          <PreferencesPart data={data} />
        </ProfilePart>
        <ProfilePart title="profile:workspaces">
          <WorkspacesPart accounts={data.accounts} invitations={data.invitations} />
        </ProfilePart>
      </div>
      <LeaveGuard active={hasGuardedChanges} />
    </>
  );
}
