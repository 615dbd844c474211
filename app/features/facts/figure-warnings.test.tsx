import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FactsProvider } from "#app/features/facts/use-facts.tsx";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import { administer } from "#server/testing/content-area.tsx";
import { FigureWarnings } from "./figure-warnings.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const labels = { title: "Title", content: "Text" };
const ownTicket = ["ticket"];

type Options = { language?: Language; facts?: Partial<Facts>; ownFacts?: readonly string[] };

/** Opens a form with a title and a text in both languages, and what is said of its figures. */
function open({ language = "en", facts = {}, ownFacts }: Options = {}) {
	function Form() {
		const form = useForm({
			defaultValues: { title: "", content: "", fr: { title: "", content: "" } },
		});
		return (
			<FactsProvider facts={{ ...defaultFacts, ...facts }} members={234}>
				<FormProvider {...form}>
					{(["title", "content", "fr.title", "fr.content"] as const).map((name) => (
						<input key={name} aria-label={name} {...form.register(name)} />
					))}
					<FigureWarnings language={language} labels={labels} {...(ownFacts && { ownFacts })} />
				</FormProvider>
			</FactsProvider>
		);
	}
	administer(<Form />, language);
	return {
		type: (name: string, value: string) =>
			act(() => void fireEvent.input(screen.getByLabelText(name), { target: { value } })),
		said: () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent),
	};
}

const pause = (ms = 600) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("figures of a form that differ from facts", () => {
	it("are named with their field and the fact once typing pauses, and lead to the fact", async () => {
		const { type, said } = open();
		type("title", "Our membership fee is Rs 9,500");
		await pause(300);
		type("content", "We have **500** members");
		await pause(300);
		expect(said()).toEqual([]);
		await pause(300);
		expect(said()).toEqual([
			expect.stringMatching(
				/^Title: “Rs 9,500” contradicts “Membership fee, in rupees”, which is Rs\u00a08,000/,
			),
			expect.stringMatching(/^Text: “500”: is this “number of members”\? At present that is 234/),
		]);
		expect(screen.getByRole("status").textContent).toContain("You can save and publish all the same.");
		const links = screen.getAllByRole("link", { name: "See this fact" });
		expect(links.map((link) => link.getAttribute("href"))).toEqual([
			"/admin/facts#fact-fee",
			"/admin/settings",
		]);
		type("title", "Our membership fee is Rs 8,000");
		type("content", "");
		await pause();
		expect(said()).toEqual([]);
		expect(screen.getByRole("status").textContent).toBe("");
	});

	it("are those of the language that is looked at, as it writes facts", async () => {
		const { type, said } = open({ language: "fr" });
		type("title", "Our membership fee is Rs 9,500");
		type("fr.content", "Notre cotisation est de Rs 9\u202f500");
		await pause();
		expect(said()).toEqual([
			expect.stringMatching(
				/^Text\u00a0: «\u00a0Rs 9\u202f500\u00a0» contredit .* dont la valeur est Rs\s8\s000/u,
			),
		]);
	});

	it("follow the facts, but those that a form has a field of its own for", async () => {
		const { type, said } = open({ facts: { fee: 9_500 }, ownFacts: ownTicket });
		type("title", "Our membership fee is Rs 9,500");
		type("content", "A seat at our table is Rs 1,500");
		await pause();
		expect(said()).toEqual([]);
	});

	it("are said as text, whatever stands around them", async () => {
		const { type, said } = open();
		type("content", '<img src=x onerror="x()"> our membership fee is Rs <b>9,500</b>');
		await pause();
		expect(document.querySelector("img, b")).toBeNull();
		expect(said()).toHaveLength(1);
	});
});
