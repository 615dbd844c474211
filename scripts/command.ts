/**
 * `npm run access-code`, `backup`, `restore`, `seed`: the site's commands, as they are in its
 * package. The first word names the command.
 */
import { buildIfChanged } from "./build-if-changed.js";

process.env.NODE_ENV ??= "production";
buildIfChanged();
// Resolved at run time: there is nothing to import before the first build.
await import(new URL("../build/server/command.js", import.meta.url).href);
