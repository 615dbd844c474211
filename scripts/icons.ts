/**
 * Makes the icons of public/ from public/favicon.svg. Run `npm run icons` after changing that
 * drawing, look at the files, and commit them; nothing runs this during a build.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rasterIcon } from "#app/features/seo/icons/icon-drawing.server.ts";
import { iconFiles, isIconFile } from "#app/site/icons/icon-files.ts";
import { brandColor } from "#app/site/site-look.ts";
import { readToolOptions } from "./tool-options.ts";

readToolOptions("npm run icons  makes the icons of public/ from its drawing");
const folder = "public";
const drawing = await readFile(join(folder, "favicon.svg"), "utf8");

for (const file of Object.keys(iconFiles).filter(isIconFile)) {
	if (file === "/favicon.svg") continue;
	const bytes = await rasterIcon(file, {
		drawing,
		drawingSide: iconFiles["/favicon.svg"].size,
		ground: brandColor,
	});
	await writeFile(join(folder, file), bytes);
	console.log(`${file} ${bytes.length} bytes`);
}
