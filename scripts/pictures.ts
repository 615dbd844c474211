/**
 * Renders the sample articles' illustrations, drawn as SVG in server/seed/pictures, to the WebP
 * files beside them, and those to the layout's sizes and formats. Run `npm run pictures` after
 * changing a drawing: noise filters and the encoders take seconds each, so the files are committed.
 * `-- --variants` leaves the illustrations as they are.
 */
import type * as Rendering from "#server/seed/render-pictures.ts";
import { withServerModule } from "./server-module.ts";
import { readToolOptions } from "./tool-options.ts";

const { values } = readToolOptions(
	"npm run pictures -- [--variants]  renders the illustrations of the samples",
	{
		options: { variants: { type: "boolean", default: false } },
	},
);

await withServerModule<typeof Rendering, void>(
	"/server/seed/render-pictures.ts",
	async ({ renderPictures, renderVariants }) => {
		const done = (file: string, bytes: number) => console.log(`${file} ${Math.round(bytes / 1024)} KB`);
		if (!values.variants) await renderPictures(done);
		await renderVariants(done);
	},
);
