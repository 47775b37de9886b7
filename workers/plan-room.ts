import { DurableObject } from "cloudflare:workers";

/** placeholder until the plan room is written */
export class PlanRoom extends DurableObject<Env> {}
