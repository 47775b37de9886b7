import { redirect } from "react-router";

/** `GET developers`: the start page. */
export const loader = () => redirect("/developers/guides/first-order");
