/** Linear memory by bumping a pointer: what is reserved lives as long as the instance, and starts as zeroes. */

let top: usize = 0;

/** Reserves `bytes` (zeroed, 16-byte aligned) and answers their address. Traps when memory cannot grow. */
export function reserve(bytes: i32): usize {
  if (top == 0) top = (__heap_base + 15) & ~15;
  const address = top;
  top = (top + <usize>bytes + 15) & ~15;
  const pages = <i32>((top + 0xffff) >>> 16);
  const missing = pages - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
  return address;
}

/** Bytes in use by the problem, the state and everything else. */
export function getMemoryBytes(): i32 {
  return memory.size() << 16;
}

// @ts-ignore: decorator
@inline
export function at(base: usize, index: i32): i32 {
  assert(index >= 0);
  return load<i32>(base + (<usize>index << 2));
}

// @ts-ignore: decorator
@inline
export function put(base: usize, index: i32, value: i32): void {
  assert(index >= 0);
  store<i32>(base + (<usize>index << 2), value);
}

// @ts-ignore: decorator
@inline
export function realAt(base: usize, index: i32): f64 {
  assert(index >= 0);
  return load<f64>(base + (<usize>index << 3));
}

// @ts-ignore: decorator
@inline
export function putReal(base: usize, index: i32, value: f64): void {
  assert(index >= 0);
  store<f64>(base + (<usize>index << 3), value);
}

// @ts-ignore: decorator
@inline
export function byteAt(base: usize, index: i32): i32 {
  assert(index >= 0);
  return load<u8>(base + <usize>index);
}
