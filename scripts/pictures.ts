/**
 * Renders the sample articles' illustrations, drawn as SVG in server/seed/pictures, to the WebP files beside them.
 * Run `npm run pictures` after changing a drawing: noise filters take seconds each, so the files are kept.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { withServerModule } from "./server-module.ts";

const folder = join("server", "seed", "pictures", "rendered");

await withServerModule<{ pictures: Record<string, string> }, void>(
	"/server/seed/pictures/index.ts",
	async ({ pictures }) => {
		for (const [name, svg] of Object.entries(pictures)) {
			const bytes = await sharp(Buffer.from(svg)).webp({ quality: 80, effort: 6 }).toBuffer();
			await writeFile(join(folder, `${name}.webp`), bytes);
			console.log(`${name}.webp ${Math.round(bytes.length / 1024)} KB`);
		}
	},
);
