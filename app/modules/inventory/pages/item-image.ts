export { itemImageLoader as loader } from "#app/http/files/item-images.server.ts";
