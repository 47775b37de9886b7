import { GivenUpList } from "../screens/given-up/given-up-list.tsx";
import type { Route } from "./+types/dev-given-up.ts";

export { everybodysAction as action, everybodysLoader as loader } from "../http/given-up.server.ts";

export default function GivenUp({ loaderData: { given_up } }: Route.ComponentProps) {
  return (
    <div className="wide min-w-0 max-w-full overflow-x-auto">
      <GivenUpList rows={given_up} />
    </div>
  );
}
