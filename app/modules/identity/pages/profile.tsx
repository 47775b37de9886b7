import { ProfileScreen } from "#app/features/profile/profile-screen.tsx";
import type { Route } from "./+types/profile.ts";

export { profileAction as action, profileLoader as loader } from "#app/http/sign-in/profile.server.ts";

export default function Profile({ loaderData }: Route.ComponentProps) {
  return <ProfileScreen {...loaderData} />;
}
