import { DurableObject } from "cloudflare:workers";
import { RegionStreets } from "./region-streets.ts";

type Answers = Pick<RegionStreets, keyof RegionStreets>;

/** One region's streets for whoever plans there; after an eviction they are read again. */
export class RegionRoom extends DurableObject<Env> implements Answers {
  readonly #streets = new RegionStreets(this.env.FILES);

  matrix(...asked: Parameters<Answers["matrix"]>): ReturnType<Answers["matrix"]> {
    return this.#streets.matrix(...asked);
  }

  route(...asked: Parameters<Answers["route"]>): ReturnType<Answers["route"]> {
    return this.#streets.route(...asked);
  }

  ways(...asked: Parameters<Answers["ways"]>): ReturnType<Answers["ways"]> {
    return this.#streets.ways(...asked);
  }

  find(...asked: Parameters<Answers["find"]>): ReturnType<Answers["find"]> {
    return this.#streets.find(...asked);
  }

  near(...asked: Parameters<Answers["near"]>): ReturnType<Answers["near"]> {
    return this.#streets.near(...asked);
  }

  towns(...asked: Parameters<Answers["towns"]>): ReturnType<Answers["towns"]> {
    return this.#streets.towns(...asked);
  }
}
