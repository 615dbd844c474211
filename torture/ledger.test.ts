import { describe, expect, it } from "vitest";
import { ArticleLedger, markOf, textsShown } from "./ledger.ts";

const page = (...texts: number[]) => texts.map((text) => `<p>${markOf(7, text)}</p>`).join("");
const request = { sentAt: 1_000, process: 0, allowedLagMs: 500 };

/** An article with two acknowledged texts: the first by process 0, the second by process 1. */
function written() {
	const article = new ArticleLedger(7);
	article.acknowledge(1, 100, 0);
	article.acknowledge(2, 800, 1);
	return article;
}

it("the ledger tells which texts of an article a page shows, among those of others", () => {
	expect(textsShown(7, `${page(3, 3)} ${markOf(8, 4)} ${markOf(77, 5)}`)).toEqual([3]);
	expect(textsShown(7, "<p>Not there</p>")).toEqual([]);
});

describe("what is stored", () => {
	it("is the text that was acknowledged last", () => {
		expect(written().judgeStored([2])).toBe("right");
		expect(written().judgeStored([1])).toBe("lost");
		expect(written().judgeStored([])).toBe("lost");
	});

	it("may be one whose answer did not come, until another is acknowledged", () => {
		const article = written();
		article.doubt(3);
		expect(article.isInDoubt).toBe(true);
		expect([article.judgeStored([2]), article.judgeStored([3])]).toEqual(["right", "right"]);
		article.acknowledge(4, 900, 0);
		expect(article.isInDoubt).toBe(false);
		expect(article.judgeStored([3])).toBe("lost");
	});

	it("is never half of one and half of another", () => {
		expect(written().judgeStored([1, 2])).toBe("half written");
	});

	it("may be nothing where nothing was acknowledged", () => {
		expect(new ArticleLedger(7).judgeStored([])).toBe("right");
		expect(new ArticleLedger(7).isKnown).toBe(false);
	});

	it("is nothing after a deletion, and either after one in doubt", () => {
		const gone = written();
		gone.delete({ at: 900, process: 0 });
		expect([gone.judgeStored([]), gone.judgeStored([2])]).toEqual(["right", "lost"]);
		const perhaps = written();
		perhaps.delete("doubtful");
		expect([perhaps.judgeStored([]), perhaps.judgeStored([2])]).toEqual(["right", "right"]);
		expect(perhaps.judgeStored([1])).toBe("lost");
		expect(perhaps.isOpen).toBe(false);
	});
});

describe("a page", () => {
	it("shows at once what its own process acknowledged", () => {
		expect(written().judgePage([1], { ...request, process: 1 })).toBe("stale");
		expect(written().judgePage([2], { ...request, process: 1 })).toBe("right");
	});

	it("shows a little later what another process acknowledged", () => {
		expect(written().judgePage([1], request)).toBe("right");
		expect(written().judgePage([1], { ...request, sentAt: 1_301 })).toBe("stale");
		expect(written().judgePage([], { ...request, sentAt: 1_301 })).toBe("stale");
	});

	it("of a deleted article is gone as soon", () => {
		const article = written();
		article.delete({ at: 900, process: 1 });
		expect(article.judgePage([2], request)).toBe("right");
		expect(article.judgePage([2], { ...request, process: 1 })).toBe("stale");
		expect(article.judgePage([], request)).toBe("right");
	});
});
