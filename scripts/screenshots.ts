/**
 * `npm run screenshots`: every public page, in both languages, and the screens of the content area
 * at four widths, into screenshots/, to be looked at by a person; and the picture of the README.
 */
import type { photographEverything as PhotographEverything } from "#e2e/support/photographs.ts";
import { buildIfChanged } from "./build-if-changed.js";
import { withServerModule } from "./server-module.ts";
import { readToolOptions } from "./tool-options.ts";

readToolOptions(
	"npm run screenshots  every page at four widths in both languages, into screenshots/, and the README's picture",
);
buildIfChanged();
await withServerModule<{ photographEverything: typeof PhotographEverything }, void>(
	"/e2e/support/photographs.ts",
	({ photographEverything }) => photographEverything(),
);
