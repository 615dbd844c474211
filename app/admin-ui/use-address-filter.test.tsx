import "#platform/testing/dom.ts";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAddressFilter } from "./use-address-filter.ts";

type Filter = { search: string; status: "all" | "draft" | "published" };
const all: Filter = { search: "", status: "all" };
const choices = { status: ["all", "draft", "published"] } as const;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function open(address: string, isSearchPrivate = false) {
	const wrapper = ({ children }: { children: ReactNode }) => (
		<MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
	);
	const { result } = renderHook(
		() => ({ filter: useAddressFilter({ all, choices, isSearchPrivate }), query: useLocation().search }),
		{ wrapper },
	);
	const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
	return {
		now: () => result.current,
		type: (next: Filter) => act(() => result.current.filter.setTyped(next)),
		pass,
	};
}

it("a filter is parsed from the address, without invalid parts", () => {
	expect(open("/?search=moon&status=draft").now().filter.asked).toEqual({ search: "moon", status: "draft" });
	const wrong = open("/?search=&status=nonsense").now().filter;
	expect([wrong.typed, wrong.asked]).toEqual([all, all]);
});

it("a filter is written to the address once typing pauses, without defaults", async () => {
	const { now, type, pass } = open("/");
	type({ search: " moon ", status: "published" });
	await pass(249);
	expect(now().filter.asked).toEqual({ search: "", status: "published" });
	expect(now().query).toBe("?status=published");
	await pass(1);
	expect(now().filter.asked).toEqual({ search: "moon", status: "published" });
	expect(now().query).toBe("?search=moon&status=published");
	act(() => now().filter.clear());
	await pass(250);
	expect([now().query, now().filter.typed]).toEqual(["", all]);
});

it("a private search stays out of the address, both ways", async () => {
	const { now, type, pass } = open("/?search=ada%40example.com&status=draft", true);
	expect(now().filter.typed).toEqual({ search: "", status: "draft" });
	type({ search: "ben@example.com", status: "draft" });
	await pass(250);
	expect(now().filter.asked).toEqual({ search: "ben@example.com", status: "draft" });
	expect(now().query).toBe("?status=draft");
});
