export function loader() {
  return null;
}

export default function Screen() {
  return null;
}
