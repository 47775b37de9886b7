import { streetCredit } from "#app/platform/geo/street-map.ts";
import { listKnownRegions } from "./street-regions.ts";

/**
 * The attribution of the map data, which the license of the streets requires on every map. Tiles of another provider
 * bring their own.
 */
export function MapCredit({ styleUrl }: { styleUrl: string }) {
  if (styleUrl !== "") return null;
  return (
    <p className="map-credit">
      {listKnownRegions().length > 0 && <StreetCredit />}
      GeoNames · Natural Earth
    </p>
  );
}

function StreetCredit() {
  return (
    <>
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
        {streetCredit}
      </a>
      {" · "}
    </>
  );
}
