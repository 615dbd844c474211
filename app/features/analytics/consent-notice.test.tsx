import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { visit } from "#server/testing/visitor.tsx";
import type { MeasurementIds } from "./analytics-events.ts";
import { CookieSettings } from "./cookie-settings.tsx";
import { closeQuestion, setConsent, useConsent, useReopened } from "./use-consent.ts";
import { ConsentNotice } from "./visit-measurement.tsx";

const both: MeasurementIds = { analytics: "G-1", pixel: "1" };

beforeEach(() => localStorage.clear());
afterEach(() => {
	cleanup();
	closeQuestion();
});

/** A page that asks as long as there is no answer, or the visitor wants to see the question. */
function Page({ ids = both }: { ids?: MeasurementIds }) {
	const answer = useConsent();
	const reopened = useReopened();
	return (
		<>
			<CookieSettings className="" />
			<p>Answer: {answer}</p>
			{answer === "unanswered" || reopened ? (
				<ConsentNotice ids={ids} answer={answer} reopened={reopened} />
			) : null}
		</>
	);
}

const question = () => screen.queryByRole("region");
const click = (name: string) => act(() => void fireEvent.click(screen.getByRole("button", { name })));
const answer = () => screen.getByText(/^Answer:/).textContent?.slice("Answer: ".length);

describe("the measurement question", () => {
	it.each([
		[both, "(Google Analytics) and what our advertising brings (Meta Pixel)", "Google and Meta"],
		[{ analytics: "G-1", pixel: undefined }, "how this site is read (Google Analytics)?", "data to Google."],
		[{ analytics: undefined, pixel: "1" }, "what our advertising brings (Meta Pixel)?", "data to Meta."],
	])("names what is measured and who receives it, and nothing else: %j", (ids, subject, recipient) => {
		visit("/", <Page ids={ids} />);
		expect(question()?.textContent).toContain(subject);
		expect(question()?.textContent).toContain(recipient);
	});

	it("is asked in the language of the page, with the way to the policy", () => {
		visit("/fr/blog", <Page />);
		expect(question()?.textContent).toContain("Google et Meta");
		const policy = screen.getByRole("link", { name: "Confidentialité" });
		expect(policy.getAttribute("href")).toBe("/fr/privacy-policy");
	});

	it("does not take the focus", () => {
		visit("/", <Page />);
		expect(question()?.contains(document.activeElement)).toBe(false);
	});

	it("gives both answers the same look", () => {
		visit("/", <Page />);
		const [no, yes] = ["Decline", "Agree"].map((name) => screen.getByRole("button", { name }));
		expect(no?.className).toBe(yes?.className);
	});

	it.each([
		["Decline", "refused"],
		["Agree", "agreed"],
	])("takes “%s” for an answer, keeps it, and goes", (name, expected) => {
		visit("/", <Page />);
		click(name);
		expect([answer(), question()]).toEqual([expected, null]);
		cleanup();
		visit("/", <Page />);
		expect([answer(), question()]).toEqual([expected, null]);
	});

	it("cannot be passed over by Escape while it has no answer", () => {
		visit("/", <Page />);
		act(() => void fireEvent.keyDown(question() as HTMLElement, { key: "Escape" }));
		expect(question()).not.toBeNull();
	});
});

describe("a question that was answered", () => {
	it("is shown again at the visitor's wish, with the answer and the focus", async () => {
		setConsent("agreed");
		visit("/", <Page />);
		click("Cookie settings");
		await vi.waitFor(() => expect(question()).not.toBeNull());
		expect(question()?.textContent).toContain("Your current answer: yes.");
		expect(document.activeElement).toBe(question());
		click("Decline");
		expect(answer()).toBe("refused");
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cookie settings" }));
	});

	it("stays as it was answered when Escape closes it, and gives the focus back", async () => {
		setConsent("refused");
		visit("/", <Page />);
		click("Cookie settings");
		await vi.waitFor(() => expect(question()).not.toBeNull());
		act(() => void fireEvent.keyDown(question() as HTMLElement, { key: "Escape" }));
		expect([answer(), question()]).toEqual(["refused", null]);
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cookie settings" }));
	});

	it("counts in another tab at once", () => {
		visit("/", <Page />);
		const elsewhere = () => {
			setConsent("agreed");
			const stored = localStorage.getItem("measurement") ?? "";
			localStorage.clear();
			return stored;
		};
		act(() => localStorage.setItem("measurement", elsewhere()));
		act(() => void window.dispatchEvent(new window.Event("storage")));
		expect([answer(), question()]).toEqual(["agreed", null]);
	});

	it("applies to this visit if the browser refuses to store it", () => {
		const refuse = () => {
			throw new DOMException("Denied", "SecurityError");
		};
		vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
		visit("/", <Page />);
		expect(answer()).toBe("unanswered");
		click("Decline");
		expect([answer(), question()]).toEqual(["refused", null]);
		vi.unstubAllGlobals();
	});
});
