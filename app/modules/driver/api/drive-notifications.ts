import { notifyPhone, silencePhone, viewNotifying } from "../commands/notify-phone.server.ts";
import { driverCommands, driverRead } from "../http/driver-api.server.ts";

/** `GET /api/drive/notifications` */
export const loader = driverRead(viewNotifying);

/** `POST` and `DELETE drive/notifications` */
export const action = driverCommands([
  { method: "POST", command: notifyPhone },
  { method: "DELETE", command: silencePhone },
]);
