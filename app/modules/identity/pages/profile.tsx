import { ProfileScreen } from "../screens/profile-screen.tsx";
import type { Route } from "./+types/profile.ts";

export { profileAction as action, profileLoader as loader } from "../http/profile.server.ts";

export default function Profile({ loaderData }: Route.ComponentProps) {
  return <ProfileScreen {...loaderData} />;
}
