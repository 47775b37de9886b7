import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import {
  bulkOutcomeSchema,
  localDateSchema,
  stopCollectionsSchema,
  stopPackagesSchema,
  zoneNameSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { openSocket } from "#app/platform/http/socket.server.ts";
import { instant, pagination } from "#app/platform/http/wire-shapes.ts";
import { liveRouteSchema, stopOfferSchema, stopStateSchema } from "./api/routes.outputs.ts";
import { completeRoute } from "./commands/complete-route.server.ts";
import { completeStop } from "./commands/complete-stop.server.ts";
import { listApiRoutes } from "./commands/list-routes.server.ts";
import { messageDriver } from "./commands/message-driver.server.ts";
import { listMoves } from "./commands/moves/list-moves.server.ts";
import { moveStop } from "./commands/moves/move-stop.server.ts";
import { startRoute } from "./commands/start-route.server.ts";
import { arriveStop, attemptStop } from "./commands/stop-actions.server.ts";
import { viewHandover } from "./commands/view-handover.server.ts";
import { watchRoutes } from "./commands/watch-routes.server.ts";

const access = { permission: "routes", subscription: true } as const;

/** Headings of the description. */
const tags = { routes: "Routes as they are driven, stop by stop." };

export const routesEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/routes",
    access,
    summary: "List the routes of a day",
    description: "As they are driven: stops with their times, promised and expected, and where the agent is.",
    mcp: { toolset: "routes", title: "Routes of a day, live" },
    query: { date: { type: "day", means: "A local day; today without it." } },
    read: listApiRoutes,
    output: z.strictObject({
      date: localDateSchema,
      timezone: zoneNameSchema,
      previous_date: localDateSchema.nullable(),
      is_estimated: z.boolean().describe("No streets are known there: all times are estimates"),
      next_date: localDateSchema.nullable(),
      as_of: instant,
      routes: z.array(liveRouteSchema),
      pagination,
      can_act: z.boolean(),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/routes/:routeId/start",
    access,
    summary: "Start a route",
    description: "Sends `route.started`.",
    command: startRoute,
    output: z.strictObject({ status: z.string(), loaded: bulkOutcomeSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/routes/:routeId/complete",
    access,
    summary: "Complete a route",
    description: "Sends `route.completed`.",
    command: completeRoute,
    output: z.strictObject({ status: z.string() }),
  }),
  endpoint({
    method: "POST",
    path: "/routes/:routeId/message",
    access,
    summary: "Send its driver a message",
    mcp: { toolset: "routes" },
    command: messageDriver,
    output: z.strictObject({}),
  }),
  endpoint({
    method: "GET",
    path: "/routes/:routeId/stops/:stopId/moves",
    operation: "listStopMoves",
    access,
    summary: "Where a stop could go instead, and what that costs",
    mcp: { toolset: "routes" },
    read: listMoves,
    output: z.strictObject({
      offers: z.array(stopOfferSchema),
      refused: z
        .enum(["gone", "pair"])
        .nullable()
        .describe("Why it goes nowhere: over or gone, or fetched and brought on the same route"),
    }),
  }),
  endpoint({
    method: "GET",
    path: "/routes/:routeId/stops/:stopId/handover",
    operation: "getStopHandover",
    access,
    summary: "What is handed over and collected at a stop",
    read: viewHandover,
    output: z.strictObject({
      collections: stopCollectionsSchema,
      packages: stopPackagesSchema,
    }),
  }),
  endpoint({
    method: "POST",
    path: "/routes/:routeId/stops/:stopId/arrive",
    operation: "arriveAtRouteStop",
    access,
    summary: "Arrive at a stop",
    description: "Sends `stop.arrived`.",
    command: arriveStop,
    output: stopStateSchema,
  }),
  endpoint({
    method: "POST",
    path: "/routes/:routeId/stops/:stopId/complete",
    access,
    summary: "Complete a stop",
    description: "With what was collected and proved there. Sends `stop.completed`.",
    command: completeStop,
    output: stopStateSchema,
  }),
  endpoint({
    method: "POST",
    path: "/routes/:routeId/stops/:stopId/attempt",
    access,
    summary: "Note an attempt at a stop",
    description: "Sends `stop.attempted`.",
    command: attemptStop,
    output: stopStateSchema,
  }),
  endpoint({
    method: "POST",
    path: "/routes/:routeId/stops/:stopId/move",
    access,
    summary: "Move a stop of a route under way",
    mcp: { toolset: "routes" },
    command: moveStop,
    output: z.strictObject({}),
  }),
  endpoint({
    method: "GET",
    path: "/routes/live",
    access,
    summary: "The socket of who watches the routes",
    internal: true,
    handler: openSocket(watchRoutes),
  }),
]);
