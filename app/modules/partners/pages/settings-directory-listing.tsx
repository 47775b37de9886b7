import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { listingScreen, saveListing } from "../commands/directory-listing.server.ts";
import { ListingScreen } from "../screens/listing-screen.tsx";
import type { Route } from "./+types/settings-directory-listing.ts";

export const loader = screenLoader(listingScreen);
export const action = commandAction([saveListing]);

export default function DirectoryListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
