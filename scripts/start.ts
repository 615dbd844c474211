/** `npm start`: builds when the sources changed, then serves in this very process, so that a signal reaches it. */
import { buildIfChanged } from "./build-if-changed.ts";

process.env.NODE_ENV ??= "production";
buildIfChanged();
// Resolved at run time: there is nothing to import before the first build.
const builtServer = new URL("../build/server/index.js", import.meta.url).href;
await import(builtServer);
