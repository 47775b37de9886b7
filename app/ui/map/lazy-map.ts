import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadRegions } from "./street-regions.ts";

/** A map that is loaded when it is shown, together with the list of regions that have streets. */
export function createLazyMap<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadRegions()]);
    return module;
  });
}
