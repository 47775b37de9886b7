/** A small generator (PCG, 64 bits of state, 32 of output) and the logarithm that acceptance needs, the same on every machine. */

export let randomState: u64 = 1;

export function seedRandom(seed: i32): void {
  randomState = (<u64>(<u32>seed) << 1) * 0x9e3779b97f4a7c15 + 0x2545f4914f6cdd1d;
  for (let i = 0; i < 4; i++) nextRandom();
}

export function setRandomState(state: u64): void {
  randomState = state;
}

// @ts-ignore: decorator
@inline
export function nextRandom(): u32 {
  const old = randomState;
  randomState = old * 6364136223846793005 + 1442695040888963407;
  const mixed = <u32>(((old >> 18) ^ old) >> 27);
  return rotr<u32>(mixed, <u32>(old >> 59));
}

/** An integer in 0…limit−1. */
// @ts-ignore: decorator
@inline
export function randomBelow(limit: i32): i32 {
  return <i32>((<u64>nextRandom() * <u64>limit) >> 32);
}

/** A real in [0, 1). */
// @ts-ignore: decorator
@inline
export function randomReal(): f64 {
  return <f64>nextRandom() * 2.3283064365386963e-10;
}

/** Natural logarithm of x in (0, 1], by exponent and a series: no platform's libm, so plans are equal everywhere. */
export function logarithm(x: f64): f64 {
  const bits = reinterpret<u64>(x);
  let exponent = <i32>((bits >> 52) & 0x7ff) - 1022;
  let mantissa = reinterpret<f64>((bits & 0x000fffffffffffff) | 0x3fe0000000000000);
  if (mantissa < 0.7071067811865476) {
    mantissa *= 2;
    exponent--;
  }
  const y = (mantissa - 1) / (mantissa + 1);
  const s = y * y;
  let sum = 1.0 / 15;
  for (let k = 13; k >= 1; k -= 2) sum = sum * s + 1.0 / <f64>k;
  return 2 * y * sum + <f64>exponent * 0.6931471805599453;
}
