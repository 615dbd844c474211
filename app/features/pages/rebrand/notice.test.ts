import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { dismissalScript, dismissNotice } from "./notice.ts";

/** A browser's document and storage, as far as the notice knows them. */
function browser(stored: Record<string, string>, refuses = false) {
	const attributes: Record<string, string> = {};
	const refuse = () => {
		throw new Error("storage is refused");
	};
	return {
		attributes,
		stored,
		document: {
			documentElement: {
				setAttribute: (name: string, value: string) => {
					attributes[name] = value;
				},
			},
		},
		localStorage: {
			getItem: (key: string) => (refuses ? refuse() : (stored[key] ?? null)),
			setItem: (key: string, value: string) => {
				if (refuses) refuse();
				stored[key] = value;
			},
		},
	};
}

function dismissIn(visit: ReturnType<typeof browser>) {
	vi.stubGlobal("document", visit.document);
	vi.stubGlobal("localStorage", visit.localStorage);
	dismissNotice();
}

afterEach(() => vi.unstubAllGlobals());

test("a new visitor sees the notice", () => {
	const visit = browser({});
	runInNewContext(dismissalScript, visit);
	expect(visit.attributes).toEqual({});
});

test("a dismissed notice is hidden at once and at the next visit", () => {
	const visit = browser({});
	dismissIn(visit);
	const next = browser(visit.stored);
	runInNewContext(dismissalScript, next);
	expect(visit.attributes).toEqual({ "data-rebrand-notice": "dismissed" });
	expect(next.attributes).toEqual(visit.attributes);
});

test("a visitor who dismissed a former notice sees this one", () => {
	const visit = browser({});
	dismissIn(visit);
	const former = Object.fromEntries(Object.keys(visit.stored).map((key) => [key, "0"]));
	const next = browser(former);
	runInNewContext(dismissalScript, next);
	expect(next.attributes).toEqual({});
});

test("without storage the notice shows, and can be dismissed for this visit", () => {
	const visit = browser({}, true);
	runInNewContext(dismissalScript, visit);
	expect(visit.attributes).toEqual({});
	dismissIn(visit);
	expect(visit.attributes).toEqual({ "data-rebrand-notice": "dismissed" });
});
