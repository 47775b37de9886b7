import { DurableObject } from "cloudflare:workers";
import { RegionStreets } from "./region-streets.ts";

type Answers = Pick<RegionStreets, keyof RegionStreets>;

/** One region's streets in memory, shared by all accounts that plan there; read again after an eviction. */
export class RegionRoom extends DurableObject<Env> implements Answers {
  readonly #streets = new RegionStreets(this.env.FILES);

  matrix(...requested: Parameters<Answers["matrix"]>): ReturnType<Answers["matrix"]> {
    return this.#streets.matrix(...requested);
  }

  route(...requested: Parameters<Answers["route"]>): ReturnType<Answers["route"]> {
    return this.#streets.route(...requested);
  }

  ways(...requested: Parameters<Answers["ways"]>): ReturnType<Answers["ways"]> {
    return this.#streets.ways(...requested);
  }

  find(...requested: Parameters<Answers["find"]>): ReturnType<Answers["find"]> {
    return this.#streets.find(...requested);
  }

  near(...requested: Parameters<Answers["near"]>): ReturnType<Answers["near"]> {
    return this.#streets.near(...requested);
  }

  around(...requested: Parameters<Answers["around"]>): ReturnType<Answers["around"]> {
    return this.#streets.around(...requested);
  }

  towns(...requested: Parameters<Answers["towns"]>): ReturnType<Answers["towns"]> {
    return this.#streets.towns(...requested);
  }
}
