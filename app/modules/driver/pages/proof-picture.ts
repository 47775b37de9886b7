import { proofPicture } from "#app/http/drive/proof-picture.server.ts";

export const loader = proofPicture;
