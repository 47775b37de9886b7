import { createContext, useContext } from "react";

const AsOf = createContext(0);

/** Hands the moment of the data down to its cells. */
export const AsOfProvider = AsOf.Provider;

/** The moment that the page's data is of, milliseconds UTC: ages are counted from it, so that server and browser agree. */
export function useAsOf(): number {
  return useContext(AsOf);
}
