/**
 * Renders the sample articles' illustrations, drawn as SVG in server/seed/pictures, to the WebP files beside them.
 * Run `npm run pictures` after changing a drawing: noise filters take seconds each, so the files are kept.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { createServer } from "vite";

const folder = "server/seed/pictures";
const vite = await createServer({
	configFile: false,
	server: { middlewareMode: true },
	appType: "custom",
	logLevel: "warn",
});
const { pictures } = (await vite.ssrLoadModule(`/${folder}/index.ts`)) as {
	pictures: Record<string, string>;
};
for (const [name, svg] of Object.entries(pictures)) {
	const bytes = await sharp(Buffer.from(svg)).webp({ quality: 80, effort: 6 }).toBuffer();
	await writeFile(join(folder, "rendered", `${name}.webp`), bytes);
	console.log(`${name}.webp ${Math.round(bytes.length / 1024)} KB`);
}
await vite.close();
