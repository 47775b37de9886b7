import { notifyPhone, silencePhone, viewNotifying } from "#app/features/routes/drive/notify-phone.server.ts";
import { driverCommands, driverRead } from "#app/http/drive/driver-api.server.ts";

/** `GET /api/drive/notifications` */
export const loader = driverRead(viewNotifying);

/** `POST` and `DELETE drive/notifications` */
export const action = driverCommands([
  { method: "POST", command: notifyPhone },
  { method: "DELETE", command: silencePhone },
]);
