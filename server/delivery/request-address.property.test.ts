import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { customPageId } from "#app/site/custom-addresses.ts";
import { pageRow, pages } from "#app/site/site-map.ts";
import { cacheKeyOf } from "./cache-key.ts";
import { documentPath, requestAddress } from "./request-address.ts";

const paths = Object.values(pages)
	.map((pattern) => pattern.replace(/:\w+/, "first-dates-2"))
	.concat("/one-of-the-owners")
	.flatMap((path) => [path, `/fr${path}`.replace(/\/$/, "")]);
const known = fc.constantFrom(...paths);

const noise = fc.string({
	unit: fc.constantFrom(..."/\\.%?#&=+ :;@$~_-2eEfFrRblogBLOG0é\u0000".split("")),
	maxLength: 24,
});
const asked = fc.oneof(
	noise.map((text) => `/${text}`),
	fc.tuple(known, noise).map(([path, text]) => path + text),
	fc.tuple(known, noise).map(([path, text]) => `${path}?${text}`),
	noise.map((text) => `http://any.example/${text}`),
);

const keyOf = (url: string, method = "GET", headers = {}) => cacheKeyOf({ method, url, headers });

describe("an address that a client may ask for", () => {
	it("has one spelling, which stands for itself, and never names another host", () => {
		fc.assert(
			fc.property(asked, (url) => {
				const address = requestAddress(url);
				const again = requestAddress(address.url);
				expect(again).toEqual(address);
				expect(address.url).toBe(address.path + address.search);
				expect(address.path.startsWith("/")).toBe(true);
				expect(new URL(`http://localhost:3000${address.url}`).host).toBe("localhost:3000");
			}),
			{ numRuns: 1_000 },
		);
	});

	it("leads to the same page in capitals, with a stroke at its end and with letters written as bytes", () => {
		const spelled = (path: string, seed: number) =>
			path
				.split("")
				.map((letter, index) => {
					if (!/[a-z]/.test(letter)) return letter;
					const way = (seed >> (index % 24)) & 3;
					if (way === 1) return letter.toUpperCase();
					return way === 2 ? `%${letter.charCodeAt(0).toString(16)}` : letter;
				})
				.join("");
		fc.assert(
			fc.property(known, fc.nat({ max: 2 ** 24 }), fc.boolean(), (path, seed, isEnded) => {
				const { page, path: canonical } = requestAddress(path);
				// A secret keeps its case.
				fc.pre(page === undefined || page === customPageId || pageRow(page).secret !== true);
				expect(page).toBeDefined();
				const other = requestAddress(spelled(path, seed) + (isEnded && path !== "/" ? "/" : ""));
				expect(other).toMatchObject({ page, path: canonical, isData: false });
			}),
		);
	});

	it("leads to the same page as its data does", () => {
		fc.assert(
			fc.property(known, (path) => {
				const document = requestAddress(path);
				const data = requestAddress(path === "/" ? "/_.data" : `${path}.data`);
				expect(data).toMatchObject({ page: document.page, isData: true });
				expect(requestAddress(documentPath(data.path)).path).toBe(document.path);
			}),
		);
	});
});

describe("the cache key of an address", () => {
	it("is an address of its own: asked for by it, the same is found", () => {
		fc.assert(
			fc.property(asked, (url) => {
				const key = keyOf(url);
				if (key !== undefined) expect(keyOf(key)).toBe(key);
			}),
			{ numRuns: 1_000 },
		);
	});

	it("does not grow with queries that nobody reads", () => {
		fc.assert(
			fc.property(known, fc.webQueryParameters(), (path, query) => {
				const names = [...new URLSearchParams(query).keys()];
				fc.pre(!names.some((name) => ["language", "search", "tag", "category", "page"].includes(name)));
				expect(keyOf(`${path}?${query}`)).toBe(keyOf(path));
			}),
		);
	});

	it("never stands for what changes something, or for an answer to one reader alone", () => {
		fc.assert(
			fc.property(asked, fc.constantFrom("POST", "PUT", "DELETE", "PATCH", "OPTIONS"), (url, method) => {
				expect(keyOf(url, method)).toBeUndefined();
			}),
		);
		const secret = fc.stringMatching(/^[\w-]{1,40}$/);
		fc.assert(
			fc.property(secret, noise, (token, rest) => {
				for (const url of [
					`/preview/${token}`,
					`/fr/preview/${token}`,
					`/newsletter/confirm?token=${token}`,
				]) {
					expect(keyOf(url)).toBeUndefined();
				}
				expect(keyOf(`/api/admin/${rest}`) ?? "").not.toContain("/api/admin");
				expect(
					keyOf(`/api/blog-posts/${token}`, "GET", { authorization: `Bearer ${token}` }),
				).toBeUndefined();
			}),
		);
	});

	it("tells apart what pages of the blog's list show", () => {
		const choice = fc.record({
			tag: fc.constantFrom("", "love", "first date", "Été"),
			category: fc.constantFrom("", "Advice"),
			page: fc.integer({ min: 1, max: 30 }),
		});
		const query = ({ tag, category, page }: { tag: string; category: string; page: number }) =>
			new URLSearchParams({ ...(tag && { tag }), ...(category && { category }), page: String(page) });
		fc.assert(
			fc.property(choice, choice, (one, other) => {
				const isSame = JSON.stringify(one) === JSON.stringify(other);
				expect(keyOf(`/blog?${query(one)}`) === keyOf(`/blog?${query(other)}`)).toBe(isSame);
			}),
		);
	});
});
