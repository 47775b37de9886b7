import { DirectoryScreen } from "#app/features/tracking/directory-screen.tsx";
import { directoryLoader as loader } from "#app/http/tracking/directory.server.ts";
import type { Route } from "./+types/directory.ts";

export { loader };

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <DirectoryScreen {...loaderData} />;
}
