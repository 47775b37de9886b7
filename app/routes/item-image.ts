export { itemImageLoader as loader } from "#app/http/item-images.server.ts";
