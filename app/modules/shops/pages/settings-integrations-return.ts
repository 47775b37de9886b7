import { screenLoader } from "#app/platform/http/screens.server.ts";
import { returnedFromShop } from "../http/shop-return.server.ts";

export const loader = screenLoader(returnedFromShop);
