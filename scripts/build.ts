/** `npm run build`: builds the site when its sources changed. */
import { buildIfChanged } from "./build-if-changed.js";

buildIfChanged();
