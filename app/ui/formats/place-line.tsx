import type { Address, PlaceSnapshot } from "#app/platform/geo/place.ts";
import "./place-line.css";

/** Postal code and street, which are never cut, then the town, which is cut if there is no room. */
export function StreetLine({ address: { postalCode, line1, city } }: { address: Address }) {
  return (
    <span className="place-line">
      <span className="place-street" data-uncut>
        {postalCode && <span className="soft-ink">{postalCode} </span>}
        {line1}
      </span>
      {city && <span className="place-town">{city}</span>}
    </span>
  );
}

/** A place as lists name it: a facility by its name, anything else by its street. */
export function PlaceLine({ place: { kind, name, address } }: { place: PlaceSnapshot }) {
  return kind === "location" && name ? name : <StreetLine address={address} />;
}
