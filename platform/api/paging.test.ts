import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import {
	cursorAfter,
	entriesOfAnswer,
	headersOfPage,
	keysOfCursor,
	pageOf,
	pageWithoutSession,
} from "./paging.ts";

const keys = fc.array(fc.string({ unit: "grapheme-ascii" }), { minLength: 1, maxLength: 4 });

describe("a cursor", () => {
	it("leads back to the entry that it was made for, through any address", () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[a-z-]{1,20}$/), keys, (order, own) => {
				const cursor = cursorAfter({ order, keys: own });
				expect(cursor).toMatch(/^[\w-]+$/);
				expect(keysOfCursor(cursor, order, own.length)).toEqual(own);
			}),
		);
	});

	it("is refused by a list in another order, or with more or fewer keys", () => {
		fc.assert(
			fc.property(keys, (own) => {
				const cursor = cursorAfter({ order: "newest", keys: own });
				for (const [order, count] of [
					["oldest", own.length],
					["newest", own.length + 1],
					["newest", own.length - 1],
				] as const) {
					expect(() => keysOfCursor(cursor, order, count)).toThrow(ApiError);
				}
			}),
		);
	});

	it("that somebody made up is refused with 400, whatever it holds, and never with another error", () => {
		const madeUp = fc.oneof(
			fc.string(),
			fc.json().map((json) => Buffer.from(json).toString("base64url")),
			fc
				.array(fc.anything())
				.map((parts) => Buffer.from(String(JSON.stringify(parts))).toString("base64url")),
		);
		fc.assert(
			fc.property(madeUp, (cursor) => {
				try {
					for (const key of keysOfCursor(cursor, "newest", 2) ?? []) expect(key).toMatch(/^[\x20-\x7e]*$/);
				} catch (error) {
					expect(error).toMatchObject({
						name: "ApiError",
						status: 400,
						fields: { cursor: expect.any(String) },
					});
				}
			}),
		);
	});

	it.each(["a\u0000b", "é", "a\nb"])("with a key that no column may hold is refused: %j", (key) => {
		const cursor = cursorAfter({ order: "newest", keys: [key] });
		expect(() => keysOfCursor(cursor, "newest", 1)).toThrow(ApiError);
	});

	it("is none where none was sent", () => {
		expect(keysOfCursor(undefined, "newest", 2)).toBeUndefined();
	});
});

describe("pages", () => {
	it("show every entry of a list once and in order, whatever their size", () => {
		fc.assert(
			fc.property(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 20 }), (total, limit) => {
				const list = Array.from({ length: total }, (_, index) => index);
				const seen: number[] = [];
				let from = 0;
				for (let cursor: string | undefined, pages = 0; pages <= total; pages += 1) {
					// A store asks for one more than is shown.
					const { entries, next } = pageOf(list.slice(from, from + limit + 1), limit, (entry) => ({
						order: "natural",
						keys: [String(entry)],
					}));
					expect(entries.length).toBeLessThanOrEqual(limit);
					seen.push(...entries);
					cursor = next;
					if (cursor === undefined) break;
					from = Number(keysOfCursor(cursor, "natural", 1)?.[0]) + 1;
				}
				expect(seen).toEqual(list);
			}),
		);
	});

	it("have no end without a limit, which the administrator alone may leave out", () => {
		const all = pageOf([1, 2, 3], undefined, () => ({ order: "natural", keys: [] }));
		expect(all).toEqual({ entries: [1, 2, 3], next: undefined });
		expect(entriesOfAnswer(undefined, true)).toBeUndefined();
		expect(entriesOfAnswer(undefined, false)).toBe(pageWithoutSession);
		expect(entriesOfAnswer(5, false)).toBe(5);
		expect(entriesOfAnswer(5, true)).toBe(5);
	});

	it("name the next one with the question that was asked, and one cursor", () => {
		const texts = fc.string({ unit: "grapheme", maxLength: 20 });
		fc.assert(
			fc.property(texts, fc.stringMatching(/^[\w-]{1,40}$/), (search, next) => {
				const asked = new URL("http://127.0.0.1:3000/api/blog-posts?limit=5&cursor=old");
				asked.searchParams.set("search", search);
				const link = headersOfPage(asked.href, { total: 0, next }).Link ?? "";
				const [, path = ""] = /^<([^>]+)>; rel="next"$/.exec(link) ?? [];
				const followed = new URL(path, asked);
				expect(followed.pathname).toBe("/api/blog-posts");
				expect(Object.fromEntries(followed.searchParams)).toEqual({
					limit: "5",
					cursor: next,
					search: asked.searchParams.get("search"),
				});
			}),
		);
		expect(headersOfPage("http://127.0.0.1/api/events", { total: 7, next: undefined })).toEqual({
			"X-Total-Count": "7",
		});
	});
});
