import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { visit } from "#server/testing/visitor.tsx";
import { NewsletterForm } from "./newsletter-section.tsx";
import { subscribedEvent } from "./use-sign-up.ts";

afterEach(cleanup);
afterEach(() => void vi.unstubAllGlobals());

type Answer = { status: number; body?: unknown } | "nothing";

/** Opens the form on a page, before a server that answers so, one answer after the other. */
function open(address = "/blog", answers: Answer[] = [{ status: 200, body: { message: "ok" } }]) {
	// The page's own, which reads a form; that of the process reads none.
	vi.stubGlobal("FormData", window.FormData);
	const sent: Record<string, unknown>[] = [];
	const waiting: (() => void)[] = [];
	let isHeld = false;
	vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
		sent.push({ path, method, ...(JSON.parse(String(body)) as object) });
		if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
		const answer = answers.shift() ?? "nothing";
		if (answer === "nothing") throw new TypeError("Failed to fetch");
		return Response.json(answer.body ?? {}, { status: answer.status });
	});
	visit(address, <NewsletterForm page={address} />);
	const field = () => screen.getByRole<HTMLInputElement>("textbox");
	const type = (value: string) => {
		field().value = value;
	};
	const submit = () => act(async () => void fireEvent.submit(field().closest("form") as HTMLFormElement));
	return {
		sent,
		field,
		type,
		submit,
		hold: () => {
			isHeld = true;
		},
		release: () => act(async () => waiting.shift()?.()),
	};
}

const described = (field: HTMLElement) =>
	(field.getAttribute("aria-describedby") ?? "")
		.split(" ")
		.map((id) => document.getElementById(id)?.textContent);

describe("the newsletter's form", () => {
	it("sends the address with its page and language, thanks, and is empty again", async () => {
		const { sent, field, type, submit } = open("/fr/blog");
		type("Ada@Example.com");
		await submit();
		expect(sent).toEqual([
			{
				...{ path: "/api/newsletter", method: "POST", email: "Ada@Example.com", page: "/fr/blog" },
				...{ website: "", language: "fr" },
			},
		]);
		expect(field().value).toBe("");
		expect(screen.getByRole("status").textContent).not.toBe("");
	});

	it("dispatches an event when a sign-up was accepted, for analytics with consent", async () => {
		let heard = 0;
		const count = () => {
			heard += 1;
		};
		document.addEventListener(subscribedEvent, count);
		onTestFinished(() => document.removeEventListener(subscribedEvent, count));
		const { type, submit } = open("/blog", [{ status: 400 }, { status: 200 }]);
		type("ada@example.com");
		await submit();
		expect(heard).toBe(0);
		await submit();
		expect(heard).toBe(1);
	});

	it.each([
		["/", "", "Please enter a valid email address."],
		["/", "ada", "Please enter a valid email address."],
		["/fr", "ada@", "Veuillez saisir une adresse e-mail valable."],
	])("asks for an address at %s where %j is none, and sends nothing", async (address, typed, message) => {
		const { sent, field, type, submit } = open(address);
		type(typed);
		await submit();
		expect(sent).toEqual([]);
		expect(described(field())[0]).toBe(message);
		expect(field().getAttribute("aria-invalid")).toBe("true");
		expect(document.activeElement).toBe(field());
		expect(field().value).toBe(typed);
	});

	it("hides the error once the address is valid", async () => {
		const { field, type, submit } = open();
		await submit();
		type("ada@example.com");
		await submit();
		expect(field().getAttribute("aria-invalid")).toBe("false");
		expect(described(field())[0]).toBe("");
	});

	it.each<[string, Answer, string]>([
		["says why", { status: 429, body: { message: "Please wait a little." } }, "Please wait a little."],
		["says nothing", { status: 500 }, "Please try again or contact us directly."],
		["cannot be reached", "nothing", "Please try again or contact us directly."],
	])("keeps what was typed where the server %s", async (_what, answer, message) => {
		const { field, type, submit } = open("/blog", [answer]);
		type("ada@example.com");
		await submit();
		expect(field().value).toBe("ada@example.com");
		expect(described(field())[0]).toBe(message);
		expect(document.activeElement).toBe(field());
		expect(screen.getByRole("status").textContent).toBe("");
	});

	it("can be sent again after it failed", async () => {
		const { sent, type, submit, field } = open("/blog", ["nothing", { status: 200 }]);
		type("ada@example.com");
		await submit();
		await submit();
		expect(sent).toHaveLength(2);
		expect(field().value).toBe("");
	});

	it("is sent once, however often its button is pressed, and shows that it is being sent", async () => {
		const { sent, type, submit, hold, release, field } = open();
		type("ada@example.com");
		hold();
		await submit();
		await submit();
		expect(sent).toHaveLength(1);
		expect(field().disabled).toBe(true);
		expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true");
		await release();
		expect(field().disabled).toBe(false);
	});

	it("works without JavaScript: it posts to a page in its language, with all that is needed", () => {
		open("/fr/blog/lune");
		const form = screen.getByRole("textbox").closest("form");
		expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual([
			"post",
			"/fr/newsletter/thanks",
		]);
		const named = [...(form?.elements ?? [])].map((one) => one.getAttribute("name")).filter(Boolean);
		expect(named.toSorted()).toEqual(["email", "page", "website"]);
	});

	it("hides its trap from sight, keyboard and screen reader", () => {
		open();
		const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
		expect(trap?.tabIndex).toBe(-1);
		expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
		expect(screen.getAllByRole("textbox")).toHaveLength(1);
	});

	it("shows the consent sentence beside the field", () => {
		const { field } = open();
		expect(described(field())[1]).toContain("you agree to receive the Ensemble newsletter");
	});

	it("shows an input that was refused without JavaScript, and the reason", () => {
		visit(
			"/newsletter/thanks",
			<NewsletterForm page="/" refused={{ email: "ada@", message: "No address." }} />,
		);
		const field = screen.getByRole<HTMLInputElement>("textbox");
		expect([field.value, described(field)[0]]).toEqual(["ada@", "No address."]);
		expect(document.activeElement).toBe(field);
	});
});
