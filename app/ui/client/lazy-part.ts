import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { readWhenConnected } from "./connection.ts";

// biome-ignore lint/suspicious/noExplicitAny: as React's own type of it
type Part = ComponentType<any>;

/**
 * A part of a screen that is loaded when it is shown. Without a connection it comes as soon as there is one again;
 * a failure would replace the screen and what was typed there.
 */
export function lazyPart<T extends Part>(load: () => Promise<{ default: T }>): LazyExoticComponent<T> {
  return lazy(() => {
    let hasFailed = false;
    return readWhenConnected(async () => {
      if (hasFailed) renewStyles();
      try {
        return await load();
      } catch (error) {
        hasFailed = true;
        throw isStyleError(error) ? new TypeError(error.message) : error;
      }
    });
  });
}

/** Asks once more for styles that did not load: the loader of modules takes them for loaded. */
function renewStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}

/** Vite's error for the style of a module. */
const isStyleError = (error: unknown): error is Error =>
  error instanceof Error && error.message.startsWith("Unable to preload CSS");
