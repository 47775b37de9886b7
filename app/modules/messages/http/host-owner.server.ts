import { createContext } from "react-router";
import type { HostOwner } from "#app/modules/partners/model/seller-host.ts";

/** Whose orders the host of the request shows; null on the installation's own. */
export const hostOwnerContext = createContext<HostOwner | null>(null);
