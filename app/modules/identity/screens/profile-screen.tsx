import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { NotificationsPart } from "./notifications-part.tsx";
import { CredentialsPart, DetailsPart, PhotoPart } from "./personal-parts.tsx";
import { PreferencesPart } from "./preferences-part.tsx";
import type { ProfileData } from "./profile-data.ts";
import { Part } from "./profile-part.tsx";
import { SessionsPart } from "./sessions-part.tsx";
import { TwoStepPart } from "./two-step-part.tsx";
import { WorkspacesPart } from "./workspaces-part.tsx";

/** The person's own page (platform §2.3): personal information, security, preferences, workspaces. */
export function ProfileScreen(data: ProfileData) {
  const say = useWords();
  return (
    <>
      <PageTitle>{say("profile:title")}</PageTitle>
      <div className="head">
        <h1>{say("profile:title")}</h1>
      </div>
      <div className="scroll flex-1 min-h-0 px-5 py-6 grid gap-8 content-start max-w-[760px]">
        <Part title="profile:details">
          <PhotoPart user={data.user} />
          <DetailsPart user={data.user} />
        </Part>
        <CredentialsPart data={data} />
        <Part title="profile:two_step">
          <TwoStepPart twoStep={data.twoStep} />
        </Part>
        <Part title="profile:sessions">
          <SessionsPart sessions={data.sessions} />
        </Part>
        <Part title="profile:notifications">
          <NotificationsPart notifications={data.notifications} />
        </Part>
        <Part title="profile:preferences">
          <PreferencesPart data={data} />
        </Part>
        <Part title="profile:workspaces">
          <WorkspacesPart accounts={data.accounts} invitations={data.invitations} />
        </Part>
      </div>
    </>
  );
}
