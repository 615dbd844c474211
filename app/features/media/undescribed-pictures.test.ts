import { expect, it } from "vitest";
import { undescribedPictures } from "./undescribed-pictures.ts";

it("undescribed pictures are those without alternative text that are not decorative, each once", () => {
	const html = [
		'<p>Words</p><img src="/media/a" alt="">',
		'<img width="3" src="/media/b" alt="A boat">',
		'<figure><img alt="" role="presentation" src="/media/c"></figure>',
		'<img loading="lazy" src="/media/d">',
		'<img alt="" src="/media/a">',
	].join("");
	expect(undescribedPictures(html)).toEqual(["/media/a", "/media/d"]);
	expect(undescribedPictures("<p>alt=</p>")).toEqual([]);
});
