import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { idOf, idSchema } from "#app/platform/http/responses/shared.responses.ts";
import { subscribePhone, unsubscribePhone, viewPhoneNotifications } from "../commands/phone-notifications.server.ts";
import { recordPositions } from "../commands/record-positions.server.ts";
import { sendDriverCode } from "../commands/send-driver-code.server.ts";
import { signInByCode, signInByLink } from "../commands/sign-in-driver.server.ts";
import { syncActions } from "../commands/sync-actions.server.ts";
import { viewDriveDay } from "../commands/view-drive-day.server.ts";
import { viewRouteMap } from "../commands/view-route-map.server.ts";
import {
  driverEndpoint,
  formatSessionCookies,
  signInEndpoint,
  signOutDriver,
  uploadPicture,
} from "../http/driver-api.server.ts";
import { driveDaySchema, emptySchema, syncResultSchema } from "./driver.outputs.ts";

export const driveEndpoints: readonly Endpoint[] = [
  driverEndpoint({
    method: "GET",
    path: "/drive/day",
    operation: "getDriverDay",
    access: "public",
    summary: "The driver's day",
    read: viewDriveDay,
    output: driveDaySchema,
  }),
  driverEndpoint({
    method: "GET",
    path: "/drive/map",
    operation: "getDriverMap",
    access: "public",
    summary: "Streets of the driver's day",
    read: viewRouteMap,
    output: z.strictObject({
      route_id: idOf("route").nullable(),
      region: z.strictObject({ id: idSchema, build: z.string() }).nullable().describe("Whose streets are pictures"),
      legs: z.array(z.string().nullable()).describe("Encoded ways from the depot over the stops and back"),
    }),
  }),
  driverEndpoint({
    method: "POST",
    path: "/drive/sync",
    operation: "syncDriver",
    access: "public",
    summary: "What a driver did, also without signal",
    command: syncActions,
    output: z.strictObject({ actions: z.array(syncResultSchema) }),
  }),
  driverEndpoint({
    method: "POST",
    path: "/drive/positions",
    operation: "sendDriverPositions",
    access: "public",
    summary: "Where a driver was",
    command: recordPositions,
    output: z.strictObject({ stored: z.int() }),
  }),
  driverEndpoint({
    method: "GET",
    path: "/drive/notifications",
    operation: "getDriverNotifications",
    access: "public",
    summary: "How a driver's phone gets notifications",
    read: viewPhoneNotifications,
    output: z.strictObject({
      public_key: z
        .string()
        .nullable()
        .describe("What the browser subscribes with; null where no notifications are sent"),
      on: z.boolean().describe("This phone is notified"),
    }),
  }),
  driverEndpoint({
    method: "POST",
    path: "/drive/notifications",
    operation: "enableDriverNotifications",
    access: "public",
    summary: "Tell a driver's phone news",
    command: subscribePhone,
    output: z.strictObject({ on: z.boolean() }),
  }),
  driverEndpoint({
    method: "DELETE",
    path: "/drive/notifications",
    operation: "disableDriverNotifications",
    access: "public",
    summary: "Tell a driver's phone nothing more",
    command: unsubscribePhone,
    output: z.strictObject({ on: z.boolean() }),
  }),
  signInEndpoint({
    method: "POST",
    path: "/drive/sign-in/code",
    operation: "requestDriverCode",
    access: "public",
    summary: "Send a driver a code",
    command: sendDriverCode,
    output: z.strictObject({ attempt: idSchema }),
  }),
  signInEndpoint({
    method: "POST",
    path: "/drive/sign-in/session",
    operation: "signInDriver",
    access: "public",
    summary: "Sign a driver in by a code",
    command: signInByCode,
    cookies: formatSessionCookies,
    output: z.strictObject({
      agent_id: idOf("agent").optional(),
      choose: z.array(z.strictObject({ id: idSchema, workspace: z.string() })).optional(),
    }),
  }),
  signInEndpoint({
    method: "POST",
    path: "/drive/sign-in/link",
    operation: "signInDriverByLink",
    access: "public",
    summary: "Sign a driver in by a link",
    command: signInByLink,
    cookies: formatSessionCookies,
    output: z.strictObject({ agent_id: idOf("agent") }),
  }),
  endpoint({
    method: "POST",
    path: "/drive/leave",
    access: "public",
    summary: "Sign a driver's phone out",
    internal: true,
    handler: signOutDriver,
    output: emptySchema,
  }),
  endpoint({
    method: "PUT",
    path: "/drive/pictures/:actionId/:hash",
    access: "public",
    summary: "A picture of a proof",
    internal: true,
    handler: uploadPicture,
    output: z.strictObject({ stored: z.boolean() }),
  }),
];
