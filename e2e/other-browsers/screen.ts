import { resolve } from "node:path";
import { expect } from "@playwright/test";
import type { Hand, Target } from "#e2e/support/hand.ts";
import { isHydrated } from "#e2e/support/hydrated.ts";
import type { Engine } from "./engine.ts";
import { type Found, findInPage } from "./find-in-page.ts";

/** The timeout of each step of a journey. */
const timeout = { timeout: 20_000 };

/** A person's view of the site in a browser, with a mouse and a keyboard. */
export class Screen implements Hand {
	readonly #engine: Engine;
	readonly #siteUrl: string;
	/** True if pages may run scripts: without any, none is hydrated. */
	runsScripts = true;

	constructor(engine: Engine, siteUrl: string) {
		this.#engine = engine;
		this.#siteUrl = siteUrl;
	}

	resize(width: number, height: number): Promise<void> {
		return this.#engine.resize(width, height);
	}

	/** Opens a page and waits until it is hydrated. */
	async open(path: string): Promise<void> {
		await this.arriveAt(path);
		if (this.runsScripts) await this.#becomesHydrated();
	}

	/** Opens a page and does not wait for its scripts. */
	async arriveAt(path: string): Promise<void> {
		await this.#engine.open(this.#siteUrl + path);
	}

	evaluate<Value>(expression: string): Promise<Value> {
		return this.#engine.evaluate<Value>(expression);
	}

	/** Waits until something is there to be seen. */
	async sees(target: Target): Promise<void> {
		await expect.poll(() => this.#find(target), { ...timeout, message: words(target) }).not.toBeNull();
	}

	/** Waits until something is not, or no longer, to be seen. */
	async seesNo(target: Target): Promise<void> {
		await expect.poll(() => this.#find(target), { ...timeout, message: words(target) }).toBeNull();
	}

	/** Waits for the value of an expression in the page. */
	async expects(expression: string, value: unknown): Promise<void> {
		const evaluated = () => this.#engine.evaluate(expression).catch((error) => String(error));
		await expect.poll(evaluated, { ...timeout, message: expression }).toEqual(value);
	}

	/** Waits for an address, and for the page of it to be hydrated. */
	async isAt(path: string): Promise<void> {
		await this.expects("location.pathname + location.search", path);
		await this.#becomesHydrated();
	}

	/** Moves the mouse onto something. */
	async hover(target: Target): Promise<void> {
		let place: Found | null = null;
		const isReached = async () => {
			place = await this.#find(target);
			return place?.isReached ?? false;
		};
		await expect.poll(isReached, { ...timeout, message: words(target) }).toBe(true);
		const { x, y } = place as unknown as Found;
		await this.#engine.moveTo(x, y);
	}

	async click(target: Target): Promise<void> {
		await this.hover(target);
		await this.#engine.click();
	}

	/** Clicks twice, as people do who are used to it. */
	async doubleClick(target: Target): Promise<void> {
		await this.click(target);
		await this.#engine.click();
	}

	async clickAt(x: number, y: number): Promise<void> {
		await this.#engine.moveTo(x, y);
		await this.#engine.click();
	}

	/** Turns the wheel over the middle of the page. */
	wheel(pixels: number): Promise<void> {
		return this.#engine.wheel(pixels);
	}

	press(keys: string): Promise<void> {
		return this.#engine.press(keys);
	}

	type(text: string): Promise<void> {
		return this.#engine.type(text);
	}

	/** Types the parts of a date and time into a field that has the focus in its first part. */
	async typeParts(...parts: string[]): Promise<void> {
		for (const [place, part] of parts.entries()) {
			if (place > 0 && !this.#engine.partsLeadOn) await this.#engine.press("ArrowRight");
			await this.#engine.type(part);
		}
	}

	/** Replaces what a field holds. */
	async fill(target: Target, text: string): Promise<void> {
		await this.click(target);
		await this.#engine.press("Control+a");
		await this.#engine.press("Delete");
		await this.#engine.type(text);
	}

	/** Gives a field the focus. */
	focus(field: Target): Promise<void> {
		return this.click(field);
	}

	/** Selects a picture in a text that is being written. */
	select(picture: Target): Promise<void> {
		return this.click(picture);
	}

	/** Hands a file to the input that a button stands for: it has the same name. */
	async chooseFile({ name, within = "body" }: Target, path: string): Promise<void> {
		await this.#engine.giveFile(`${within} input[type=file][aria-label="${name}"]`, resolve(path));
	}

	/** Hands a file to the page's only input for one. */
	chooseOnlyFile(path: string): Promise<void> {
		return this.#engine.giveFile("main input[type=file]", resolve(path));
	}

	/** Sets a morning's time, whose day and month are the same number. */
	async setTime(field: Target, time: string): Promise<void> {
		const [year = "", month = "", day = "", hour = "", minute = ""] = time.split(/[-T:]/);
		await this.sees(field);
		await this.evaluate(`document.querySelector("input[type=datetime-local]").focus()`);
		await this.typeParts(day, month, year, hour, minute, "a");
		await this.expects(`document.querySelector("input[type=datetime-local]").value`, time);
	}

	setDay(field: Target, date: string): Promise<void> {
		const [year = "", month = "", day = ""] = date.split("-");
		return this.#setParts(field, date, [day, month, year]);
	}

	setHour(field: Target, time: string): Promise<void> {
		const [hour = "", minute = ""] = time.split(":");
		return this.#setParts(field, time, [hour, minute, "a"]);
	}

	/** Types the parts of a field's value from its first on, whichever part a click would reach. */
	async #setParts(field: Target, value: string, parts: string[]): Promise<void> {
		await this.sees(field);
		const input = `[...document.querySelectorAll("label")].find((label) => label.control !== null && label.textContent.trim().startsWith(${JSON.stringify(field.name)})).control`;
		await this.evaluate(`${input}.focus()`);
		await this.typeParts(...parts);
		await this.expects(`${input}.value`, value);
	}

	/** Expects that nothing stands out at the side of the page. */
	async lookAround(): Promise<void> {
		await this.expects("document.documentElement.scrollWidth - document.documentElement.clientWidth", 0);
	}

	async #find(target: Target): Promise<Found | null> {
		// A page that is just being left has nothing to be found.
		const found = this.#engine.evaluate<Found | null>(`(${findInPage})(${JSON.stringify(target)})`);
		return found.catch(() => null);
	}

	async #becomesHydrated(): Promise<void> {
		await this.expects(`(${isHydrated})()`, true);
	}
}

function words({ kind, name }: Target): string {
	return `${kind} "${name}"`;
}
