// The encoded polyline of maps (developers.google.com/maps/documentation/utilities/polylinealgorithm), five digits: about a metre.

const precision = 1e5;

/** Writes points `[longitude, latitude, …]` in degrees × `scale` as letters: latitude first, differences alone. */
export function encodeLine(flat: readonly number[], scale = 1): string {
  const letters: string[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < flat.length; at += 2) {
    const [nextX, nextY] = [flat[at], flat[at + 1]].map((each) => Math.round(((each ?? 0) / scale) * precision));
    letters.push(encodeDifference((nextY ?? 0) - y), encodeDifference((nextX ?? 0) - x));
    [x, y] = [nextX ?? 0, nextY ?? 0];
  }
  return letters.join("");
}

function encodeDifference(difference: number): string {
  let rest = difference < 0 ? ~(difference << 1) : difference << 1;
  let letters = "";
  for (; rest >= 0x20; rest >>= 5) letters += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
  return letters + String.fromCharCode(rest + 63);
}

/** Reads an encoded line as `[longitude, latitude]` in degrees; nonsense gives a shorter line, never an error. */
export function decodeLine(text: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y, at] = [0, 0, 0];
  const next = () => {
    let [value, shift, part] = [0, 0, 0x20];
    while (part >= 0x20 && at < text.length) {
      part = text.charCodeAt(at++) - 63;
      value |= (part & 0x1f) << shift;
      shift += 5;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (at < text.length) {
    y += next();
    x += next();
    points.push([x / precision, y / precision]);
  }
  return points;
}
