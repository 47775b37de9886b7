import { redirect } from "react-router";

/** `GET changelog`: what changed for programs, by day. */
export const loader = () => redirect("/developers/changelog/all");
