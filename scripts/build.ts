/** `npm run build`: builds the site when its sources changed. */
import { buildIfChanged } from "./build-if-changed.js";
import { readToolOptions } from "./tool-options.ts";

readToolOptions("npm run build  builds the site when its sources changed");
buildIfChanged();
