import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readListingScreen, saveListing } from "../commands/directory-listing.server.ts";
import { ListingScreen } from "../screens/listing-screen.tsx";
import type { Route } from "./+types/settings-directory-listing.ts";

export const loader = createScreenLoader(readListingScreen);
export const action = createCommandAction([saveListing]);

export default function DirectoryListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
