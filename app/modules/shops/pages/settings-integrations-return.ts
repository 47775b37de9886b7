import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { handleShopReturn } from "../http/shop-return.server.ts";

export const loader = createScreenLoader(handleShopReturn);
