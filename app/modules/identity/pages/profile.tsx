import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { hasGuardedChanges } from "#app/ui/resource/form/guarded-forms.ts";
import { LeaveGuard } from "#app/ui/resource/form/leave-guard.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { NotificationsPart } from "../screens/notifications-part.tsx";
import { CredentialsPart, DetailsPart, ProfilePhotoPart } from "../screens/personal-parts.tsx";
import { PreferencesPart, UsagePart } from "../screens/preferences-part.tsx";
import type { ProfileData } from "../screens/profile-data.ts";
import { ProfilePart } from "../screens/profile-part.tsx";
import { SessionsPart } from "../screens/sessions-part.tsx";
import { TwoStepPart } from "../screens/two-step-part.tsx";
import { WorkspacesPart } from "../screens/workspaces-part.tsx";
import type { Route } from "./+types/profile.ts";

export { profileAction as action, profileLoader as loader } from "../http/profile.server.ts";

export default function Profile({ loaderData }: Route.ComponentProps) {
  return <ProfileScreen {...loaderData} />;
}

/** The profile page: personal information, security, preferences, workspaces. */
function ProfileScreen(data: ProfileData) {
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
        {data.usage && (
          <ProfilePart title="profile:usage">
            <UsagePart shared={data.usage.shared} />
          </ProfilePart>
        )}
        <ProfilePart title="profile:workspaces">
          <WorkspacesPart accounts={data.accounts} invitations={data.invitations} />
        </ProfilePart>
      </div>
      <LeaveGuard active={hasGuardedChanges} />
    </>
  );
}
