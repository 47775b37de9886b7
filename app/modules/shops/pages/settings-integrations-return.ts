import { returnedFromShop } from "#app/http/shop-return.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";

export const loader = screenLoader(returnedFromShop);
