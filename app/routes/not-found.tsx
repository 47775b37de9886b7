import { data } from "react-router";

/** Every unknown address (platform §2.6). */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
