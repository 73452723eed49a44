import { renderToStaticMarkup } from "react-dom/server";
import { Frame } from "./frame.tsx";

/** The frame by the cookie `sidebar_state`, for the server to send before anything else. */
export const frames = {
  true: renderToStaticMarkup(<Frame sidebar="true" />),
  false: renderToStaticMarkup(<Frame sidebar="false" />),
  unknown: renderToStaticMarkup(<Frame sidebar="unknown" />),
};
