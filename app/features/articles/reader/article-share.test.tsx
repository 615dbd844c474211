import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { TextProvider } from "#app/i18n/text-context.tsx";
import { ArticleShare } from "./article-share.tsx";

const address = "https://duo.example/blog/moon?a=1&b=2";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
	Reflect.deleteProperty(navigator, "share");
});

const open = () =>
	render(
		<TextProvider language="en" dictionaries={defaultTexts.pick("en", "blog")}>
			<ArticleShare title="Moon & sea" address={address} />
		</TextProvider>,
	);
const press = async (button: HTMLElement) => {
	await act(async () => void fireEvent.click(button));
};
const copying = () => vi.spyOn(navigator.clipboard, "writeText");
const [copy] = [() => screen.getAllByRole("button")[0] as HTMLElement];

describe("sharing an article", () => {
	it("copies its address, says so, and goes back after a moment", async () => {
		const written = copying().mockResolvedValue();
		open();
		const label = copy().textContent;
		await press(copy());
		expect(written).toHaveBeenCalledWith(address);
		expect(copy().textContent).not.toBe(label);
		expect(screen.getByRole("status").textContent).toBe(copy().textContent);
		await act(() => vi.advanceTimersByTimeAsync(4_000));
		expect(copy().textContent).toBe(label);
		expect(screen.getByRole("status").textContent).toBe("");
	});

	it("shows the address if the browser does not allow copying", async () => {
		copying().mockRejectedValue(new Error("Not allowed"));
		open();
		await press(copy());
		expect(screen.getByRole("status").textContent).toContain(address);
	});

	it("opens a mail with the whole address if the device cannot share", () => {
		open();
		const mail = new URL(screen.getByRole("link").getAttribute("href") ?? "");
		expect(mail.searchParams.get("subject")).toBe("Moon & sea");
		expect(mail.searchParams.get("body")).toBe(address);
	});

	it("uses the sharing of the device if it has one", async () => {
		const share = vi.fn().mockResolvedValue(undefined);
		Object.defineProperty(navigator, "share", { value: share, configurable: true });
		onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
		open();
		expect(screen.queryByRole("link")).toBeNull();
		await press(screen.getAllByRole("button")[1] as HTMLElement);
		expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: "Moon & sea", url: address }));
	});
});
