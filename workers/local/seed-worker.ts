import { createAppContext } from "../environment.ts";
import { createGeocoder } from "../ports/geocoder.ts";
import { createRegions } from "../ports/regions.ts";
import { createTravelTimes } from "../ports/travel.ts";
import { RegionStreets } from "../region/region-streets.ts";
import { readDemoHomes } from "./demo/homes.ts";
import { seedDemo } from "./demo/workspace.ts";

export { FleetRoom } from "../fleet-room.ts";
export { LiveRoom } from "../live-room.ts";
export { PlanRoom } from "../plan-room.ts";
export { RegionRoom } from "../region/region-room.ts";
export { TokenMeter } from "../token-meter.ts";

/** Seeds the demo workspace when it is called (see seed.ts). */
export default {
  async fetch(_request, env) {
    // In this isolate, where it is faster than in a Durable Object.
    const streets = new RegionStreets(env.FILES);
    const regions = { all: createRegions(env).all, room: () => streets };
    const geocoder = createGeocoder("", { regions, perSecond: null, userAgent: "" });
    const app = createAppContext(env, () => {});
    const ports = { ...app.ports, geocoder, travel: createTravelTimes("", regions) };
    await seedDemo({ ...app, ports }, await readDemoHomes(env.FILES, regions, geocoder));
    return new Response();
  },
} satisfies ExportedHandler<Env>;
