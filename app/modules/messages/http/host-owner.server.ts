import { createContext } from "react-router";
import type { HostOwner } from "../model/seller-host.ts";

/** Whose orders the host of the request shows; null on the installation's own. */
export const hostOwnerContext = createContext<HostOwner | null>(null);
