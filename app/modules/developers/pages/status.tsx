import { StatusScreen } from "../screens/status-screen.tsx";
import type { Route } from "./+types/status.ts";

export { statusLoader as loader } from "../http/status.server.ts";

export default function Status({ loaderData }: Route.ComponentProps) {
  return <StatusScreen {...loaderData} />;
}
