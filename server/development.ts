import * as build from "virtual:react-router/server-build";
import { readEnvironment } from "#platform/environment.ts";
import { openSite } from "./open-site.ts";

/**
 * The site for `npm run dev`: loaded anew by scripts/dev.ts whenever a file of the server changes.
 */
export const environment = readEnvironment({ ...process.env, NODE_ENV: "development" });
export const site = await openSite({ environment, build, clientFolder: undefined });
