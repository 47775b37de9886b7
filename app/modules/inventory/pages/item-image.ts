export { itemImageLoader as loader } from "../http/item-images.server.ts";
