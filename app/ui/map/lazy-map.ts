import type { ComponentType, LazyExoticComponent } from "react";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { loadRegions } from "./street-regions.ts";

/** A map that is loaded when it is shown, together with the list of regions that have streets. */
export function createLazyMap<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazyPart(async () => {
    const [module] = await Promise.all([load(), loadRegions()]);
    return module;
  });
}
