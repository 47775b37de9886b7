import { subscribePhone, unsubscribePhone, viewPhoneNotifications } from "../commands/phone-notifications.server.ts";
import { handleDriverCommands, handleDriverRead } from "../http/driver-api.server.ts";

/** `GET /api/drive/notifications` */
export const loader = handleDriverRead(viewPhoneNotifications);

/** `POST` and `DELETE drive/notifications` */
export const action = handleDriverCommands([
  { method: "POST", command: subscribePhone },
  { method: "DELETE", command: unsubscribePhone },
]);
