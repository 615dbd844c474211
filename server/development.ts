import * as build from "virtual:react-router/server-build";
import { readEnvironment } from "#platform/environment.ts";
import { openSite } from "./open-site.ts";

/** The site for `npm run dev`: scripts/dev.ts reloads it after a change. */
export const environment = readEnvironment({ ...process.env, NODE_ENV: "development" });
export const site = await openSite({ environment, build, clientFolder: undefined });
