import { FailedMessagesList } from "../screens/failed-messages/failed-messages-list.tsx";
import type { Route } from "./+types/dev-failed-messages.ts";

export {
  allFailedMessagesAction as action,
  allFailedMessagesLoader as loader,
} from "../http/failed-messages.server.ts";

export default function DevFailedMessages({ loaderData: { failed_messages } }: Route.ComponentProps) {
  return (
    <div className="wide min-w-0 max-w-full overflow-x-auto">
      <FailedMessagesList rows={failed_messages} />
    </div>
  );
}
