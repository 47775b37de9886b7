export type MapUnits = "metric" | "imperial";

const metersByUnit: Record<MapUnits, { small: [number, string]; large: [number, string] }> = {
  metric: { small: [1, "m"], large: [1000, "km"] },
  imperial: { small: [0.3048, "ft"], large: [1609.344, "mi"] },
};

/** Metres that one pixel covers at a latitude and zoom (512 px world). */
export function computeMetersPerPixel(latitude: number, zoom: number): number {
  return (40_075_016.7 * Math.cos((latitude * Math.PI) / 180)) / (512 * 2 ** zoom);
}

/** The longest round distance (1, 2, 5, 10 …) that fits into `room` pixels: its bar's width and label. */
export function computeScaleBar(
  metersPerPixel: number,
  units: MapUnits,
  room: number,
): { pixels: number; label: string } {
  const { small, large } = metersByUnit[units];
  const [unit, label] = metersPerPixel * room >= large[0] ? large : small;
  const limit = (metersPerPixel * room) / unit;
  const power = 10 ** Math.floor(Math.log10(limit));
  const amount = ([5, 2, 1].find((each) => each * power <= limit) ?? 1) * power;
  return { pixels: Math.round((amount * unit) / metersPerPixel), label: `${amount} ${label}` };
}
