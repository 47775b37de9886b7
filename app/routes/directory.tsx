import { DirectoryScreen } from "#app/features/tracking/directory-screen.tsx";
import { viewDirectory } from "#app/features/tracking/view-directory.server.ts";
import { appContext } from "#app/http/wrappers/contexts.server.ts";
import type { Route } from "./+types/directory.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, appTitle } = context.get(appContext);
  return { ...(await viewDirectory(db, new URL(request.url).searchParams)), appTitle };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <DirectoryScreen {...loaderData} />;
}
