import { streetCredit } from "#app/platform/geo/street-map.ts";
import { listKnownRegions } from "./street-regions.ts";

/** Whose data a map is made of; a map of somebody else's tiles says it itself. The licence of streets asks for it on every map. */
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
