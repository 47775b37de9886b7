import { loadDirectory as loader } from "../http/directory.server.ts";
import { DirectoryScreen } from "../screens/directory-screen.tsx";
import type { Route } from "./+types/directory.ts";

export { loader };

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <DirectoryScreen {...loaderData} />;
}
