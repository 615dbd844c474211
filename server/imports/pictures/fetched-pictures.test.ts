import sharp from "sharp";
import { expect, it } from "vitest";
import { serveWeb } from "#platform/testing/web-server.ts";
import { emptySite } from "#server/imports/testing/importing.ts";
import { wxrFile } from "#server/imports/testing/wxr-file.ts";

async function oldServer() {
	const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: "teal" } })
		.jpeg()
		.toBuffer();
	return serveWeb(({ url }, response) => {
		if (url === "/wp-content/uploads/there.jpg") response.end(picture);
		else if (url === "/wp-content/uploads/words.jpg") response.end("no picture");
		else response.writeHead(404).end();
	});
}

const postWith = (images: string) =>
	wxrFile([{ id: 1, title: "One", slug: "one", content: `Words ${images}` }]);

it("come from the old site only where that is asked for: the original, each once", async () => {
	const site = await emptySite("sqlite");
	const { url, asked } = await oldServer();
	const image = (name: string) => `<img src="${url}/wp-content/uploads/${name}">`;
	const file = postWith(["there-300x200.jpg", "there.jpg", "gone.jpg", "words.jpg"].map(image).join(" "));
	const options = { isFetchable: () => true };
	expect((await site.importText(file, { ...options, isDry: true })).pictures).toBe(0);
	expect((await site.importText(file, { ...options, fetches: true, isDry: true })).pictures).toBe(3);
	expect(asked).toEqual([]);

	const report = await site.importText(file, { ...options, fetches: true });
	expect(report.pictures).toBe(1);
	expect(report.articles[0]?.losses.slice(0, 2)).toEqual([
		{ kind: "picture-missing", detail: `${url}/wp-content/uploads/gone.jpg` },
		{ kind: "picture-refused", detail: `${url}/wp-content/uploads/words.jpg` },
	]);
	expect(asked.map((path) => path.split("/").at(-1))).toEqual(["there.jpg", "gone.jpg", "words.jpg"]);
});

it("come from no machine that only this one can reach", async () => {
	const site = await emptySite("sqlite");
	const { url, asked } = await oldServer();
	const report = await site.importText(postWith(`<img src="${url}/wp-content/uploads/there.jpg">`), {
		fetches: true,
	});
	expect(report.pictures).toBe(0);
	expect(asked).toEqual([]);
});
