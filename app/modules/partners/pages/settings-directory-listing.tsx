import { listingScreen, saveListing } from "#app/features/settings/directory/directory-listing.server.ts";
import { ListingScreen } from "#app/features/settings/directory/listing-screen.tsx";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-directory-listing.ts";

export const loader = screenLoader(listingScreen);
export const action = commandAction([saveListing]);

export default function DirectoryListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
