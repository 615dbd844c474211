import { expect, it } from "vitest";
import { localizePath, plainPath } from "#app/i18n/language.ts";
import { defaultLanguage, languages } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { everyPage, type PageInLanguage } from "#server/testing/every-page.ts";

/** Returns the defects of all pages, as `address: defect`. */
async function faults(find: (one: PageInLanguage) => string[]): Promise<string[]> {
	const all = await everyPage();
	return all.flatMap((one) => find(one).map((what) => `${one.page.path}: ${what}`));
}

const levelOf = (heading: Element) => Number(heading.tagName.slice(1));

it("each page answers 200 in its own language", async () => {
	const all = await everyPage();
	expect(all.length).toBeGreaterThanOrEqual(2 * 10);
	const found = await faults(({ page, language }) =>
		page.status === 200 && page.document.documentElement.lang === language ? [] : [String(page.status)],
	);
	expect(found).toEqual([]);
});

it("each page has one first heading, and leaves no level of headings out", async () => {
	const found = await faults(({ page }) => {
		const headings = page.all("main :is(h1, h2, h3, h4, h5, h6)");
		const levels = headings.map(levelOf);
		const skipped = headings.filter((_heading, place) => (levels[place] ?? 0) > (levels[place - 1] ?? 0) + 1);
		const first = levels.filter((level) => level === 1).length;
		return [...(first === 1 ? [] : [`${first} first headings`]), ...skipped.map((one) => one.outerHTML)];
	});
	expect(found).toEqual([]);
});

it("each page has a name for each of its sections", async () => {
	const found = await faults(({ page }) => {
		const named = page.all("[aria-labelledby]");
		const nameless = named.filter((part) => {
			const ids = part.getAttribute("aria-labelledby")?.split(" ") ?? [];
			return ids.some((id) => !page.document.getElementById(id)?.textContent);
		});
		return nameless.map(({ outerHTML }) => outerHTML.slice(0, 100));
	});
	expect(found).toEqual([]);
});

it("uses no id twice, and leads to no anchor that is not there", async () => {
	const found = await faults(({ page }) => {
		const ids = page.all("[id]").map(({ id }) => id);
		const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
		const anchors = page.all('a[href^="#"]').map((link) => link.getAttribute("href")?.slice(1) ?? "");
		return [...twice, ...anchors.filter((anchor) => !ids.includes(anchor))];
	});
	expect(found).toEqual([]);
});

it("each page leads, from its own words, to pages of its own language alone", async () => {
	const found = await faults(({ page, language }) =>
		page.links().flatMap((href) => {
			if (!href?.startsWith("/") || /\.(svg|png)$/.test(href)) return [];
			const path = new URL(href, "http://localhost").pathname;
			return path === localizePath(plainPath(path), language) ? [] : [href];
		}),
	);
	expect(found).toEqual([]);
});

it("each page leads to no page that is not there", async () => {
	const all = await everyPage();
	const known = new Set(all.map(({ page }) => page.path));
	const found = await faults(({ page }) =>
		page.links().flatMap((href) => {
			if (!href?.startsWith("/") || /\.(svg|ics|xml)/.test(href)) return [];
			const { pathname, search } = new URL(href, "http://localhost");
			return search !== "" || known.has(pathname) ? [] : [href];
		}),
	);
	expect(found).toEqual([]);
});

it("each page opens other sites in a new tab, says so, and tells them nothing of this window", async () => {
	const found = await faults(({ page }) =>
		page.all('main a[href^="http"]').flatMap((link) => {
			const isSafe = link.getAttribute("rel")?.includes("noopener") === true;
			const isNew = link.getAttribute("target") === "_blank";
			const isOwn = link.getAttribute("href")?.startsWith("https://ensemble.example");
			return isOwn || (isSafe && isNew) ? [] : [link.outerHTML.slice(0, 120)];
		}),
	);
	expect(found).toEqual([]);
});

it("each page shows no placeholder of a text", async () => {
	const found = await faults(({ page }) => {
		const pageText = `${page.document.title} ${page.meta("description")} ${page.said()}`;
		return pageText.match(/\{\{\w+\}\}|\bundefined\b|\bnull\b|\bNaN\b|\[object|\*\w/g) ?? [];
	});
	expect(found).toEqual([]);
});

it("each page shows each picture with its size, so that nothing moves, and with words or as decoration", async () => {
	const found = await faults(({ page }) =>
		page.all("img").flatMap((picture) => {
			const has = (name: string) => picture.hasAttribute(name);
			return has("alt") && has("width") && has("height") ? [] : [picture.outerHTML];
		}),
	);
	expect(found).toEqual([]);
});

it("each page hides its drawings from screen readers", async () => {
	const found = await faults(({ page }) =>
		page
			.all("svg")
			.filter((drawing) => drawing.closest('[aria-hidden="true"], [role="img"]') === null)
			.map(({ outerHTML }) => outerHTML.slice(0, 100)),
	);
	expect(found).toEqual([]);
});

it("each page has a title and a description of its own, of a length that search engines show", async () => {
	const all = await everyPage();
	const titles = all.map(({ page, language }) => `${language} ${page.document.title}`);
	expect(new Set(titles).size).toBe(titles.length);
	const found = await faults(({ page }) => {
		const description = page.meta("description") ?? "";
		const wrong = [page.document.title.length < 10 || page.document.title.length > 80 ? "title" : ""];
		wrong.push(description.length < 5 || description.length > 200 ? "description" : "");
		return wrong.filter((what) => what !== "");
	});
	expect(found).toEqual([]);
});

it("each page names its own address and its twin in the other language, but where it is not to be listed", async () => {
	const found = await faults(({ page, language, paths }) => {
		const link = (rel: string) => page.document.querySelector(`head link[${rel}]`)?.getAttribute("href");
		const address = (path: string) => `https://ensemble.example${path}`;
		if (plainPath(page.path) === pages.favicon)
			return link('rel="canonical"') === undefined ? [] : ["listed"];
		const right = [
			link('rel="canonical"') === address(page.path),
			...languages.map((code) => link(`hreflang="${code}" i`) === address(paths[code])),
			link('hreflang="x-default" i') === address(paths[defaultLanguage]),
			page.meta("og:url") === address(page.path),
			page.meta("og:locale")?.startsWith(language) === true,
		];
		return right.every(Boolean) ? [] : [right.join(" ")];
	});
	expect(found).toEqual([]);
});

it("each page says of itself, where it is shared, what it says to search engines", async () => {
	const found = await faults(({ page }) => {
		const same = [
			page.meta("og:title") === page.document.title,
			page.meta("og:description") === page.meta("description"),
			plainPath(page.path) === pages.favicon || page.meta("og:image:alt") === page.document.title,
		];
		return same.every(Boolean) ? [] : [same.join(" ")];
	});
	expect(found).toEqual([]);
});

it("each page names a picture to share that is there, in its own language", async () => {
	const all = await everyPage();
	const found = await faults(({ page, language }) => {
		const picture = page.meta("og:image");
		if (plainPath(page.path) === pages.favicon) return picture === undefined ? [] : ["a picture"];
		return picture?.startsWith(`https://ensemble.example/share/${language}/`) ? [] : [String(picture)];
	});
	expect(found).toEqual([]);
	const pictures = all.map(({ page }) => page.meta("og:image")).filter(Boolean);
	expect(new Set(pictures).size).toBe(pictures.length);
});

it("each page tells search engines the way to it from the home page, in its own addresses", async () => {
	const found = await faults(({ page, language }) => {
		const isInner = plainPath(page.path) !== "/" && plainPath(page.path) !== pages.favicon;
		const [trail] = page.data("BreadcrumbList") as { itemListElement: { item: string }[] }[];
		if (trail === undefined) return isInner ? ["no way"] : [];
		const steps = trail.itemListElement.map(({ item }) => item);
		const ends = [steps[0], steps.at(-1)];
		const expected = [localizePath("/", language), page.path].map(
			(path) => `https://ensemble.example${path}`,
		);
		return String(ends) === String(expected) ? [] : [String(ends)];
	});
	expect(found).toEqual([]);
});
