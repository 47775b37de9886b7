import { redirect } from "react-router";

/** `GET developers`: where a program begins. */
export const loader = () => redirect("/developers/guides/first-order");
