import { type RouterContextProvider, redirect } from "react-router";
import { type WaysResponse, waysSchema } from "#app/platform/geo/ways.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { parseBody, privately, readBody } from "#app/platform/http/request-body.server.ts";
import { failFields } from "#app/platform/kernel/result.ts";
import type { Route } from "./+types/ways.ts";

/** Route geometry between stops, for maps. */
export function action({ request, context }: Route.ActionArgs) {
  return handleWaysRequest(request, context);
}

export function loader() {
  return redirect("/");
}

/** Returns the street geometry of legs. It belongs to no account. */
async function handleWaysRequest(request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  const body = await readBody(request);
  if (!body.ok) return toFailureResponse(request, body.failure);
  const requested = waysSchema.safeParse(parseBody(body.value));
  if (!requested.success) return toFailureResponse(request, failFields({ legs: [{ code: "invalid_value" }] }).failure);
  const { ways } = context.get(appContext).ports;
  const lines = await ways.findAlong(
    requested.data.legs.map(([x, y, toX, toY]) => [
      { longitude: x, latitude: y },
      { longitude: toX, latitude: toY },
    ]),
  );
  return Response.json({ lines } satisfies WaysResponse, { headers: privately });
}
