import { Info, LocateFixed, Minus, Move, Plus } from "lucide-react";
import { MAX_PIN_METERS } from "#app/modules/orders/model/tracked/address-pin.ts";
import type { Address } from "#app/platform/geo/place.ts";
import { streetCredit } from "#app/platform/geo/street-map.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import type { AddressMap } from "../commands/address-map.server.ts";

interface AddressPinProps {
  map: AddressMap;
  address: Address;
  seller: string;
}

/** What is seen at first, pixels of the picture. */
const opening = { width: 390, height: 246 };

/**
 * The pin stays in the middle and the map is moved below it, by `public/track-pin.js`; without a script it shows where the
 * address is. What is sent is empty until it is moved.
 */
export function AddressPin({ map, address, seller }: AddressPinProps) {
  const t = useTranslate();
  const { picture, width, height, pin, middle, perDegree, known } = map;
  const { width: wide, height: high } = opening;
  return (
    <>
      <div
        className="pin-map"
        data-longitude={middle.longitude}
        data-latitude={middle.latitude}
        data-x={perDegree.x}
        data-y={perDegree.y}
        data-known={`${known.longitude} ${known.latitude}`}
        data-reach={MAX_PIN_METERS}
      >
        <svg
          viewBox={`${pin.x - wide / 2} ${pin.y - high / 2} ${wide} ${high}`}
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={t("tracking:address.map", { line: address.line1 })}
        >
          <image href={picture} width={width} height={height} />
        </svg>
        <svg className="pin" width="50" height="62" viewBox="-25 -43 50 62" aria-hidden>
          <ellipse className="pin-shade" cy="3" rx="6" ry="2.4" />
          <path
            className="driver-pin"
            transform="scale(1.5)"
            d="M0 3C-11-10-16-17-16-25a16 16 0 0 1 32 0C16-17 11-10 0 3Z"
          />
          <g transform="translate(-11.5 -49) scale(0.96)">
            <path
              className="docs-home"
              d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"
            />
          </g>
        </svg>
        <p className="pin-hint" id="pin-hint" hidden>
          <Icon of={Move} size={13} /> {t("tracking:address.move")}
        </p>
        <div className="pin-zoom" hidden>
          <button type="button" data-zoom="in" aria-label={t("tracking:address.closer")}>
            <Icon of={Plus} size={19} />
          </button>
          <button type="button" data-zoom="out" aria-label={t("tracking:address.farther")}>
            <Icon of={Minus} size={19} />
          </button>
          <button type="button" data-here aria-label={t("tracking:address.here")}>
            <Icon of={LocateFixed} size={19} />
          </button>
        </div>
        <p className="credit">
          <a href="https://www.openstreetmap.org/copyright" rel="noreferrer">
            {streetCredit}
          </a>
        </p>
      </div>
      <input type="hidden" name="longitude" />
      <input type="hidden" name="latitude" />
      <p className="pin-note" hidden>
        <Icon of={Info} size={15} />
        <span
          role="status"
          data-near={t("tracking:address.near", { metres: "{}", line: address.line1 })}
          data-far={t("tracking:address.far", { metres: "{}", line: address.line1, seller })}
          data-nowhere={t("tracking:address.nowhere")}
        />
      </p>
    </>
  );
}
