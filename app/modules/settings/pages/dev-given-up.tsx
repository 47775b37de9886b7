import { FailedMessagesList } from "../screens/given-up/given-up-list.tsx";
import type { Route } from "./+types/dev-given-up.ts";

export { allFailedMessagesAction as action, allFailedMessagesLoader as loader } from "../http/given-up.server.ts";

export default function DevFailedMessages({ loaderData: { given_up } }: Route.ComponentProps) {
  return (
    <div className="wide min-w-0 max-w-full overflow-x-auto">
      <FailedMessagesList rows={given_up} />
    </div>
  );
}
