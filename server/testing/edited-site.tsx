import { act, fireEvent } from "@testing-library/react";
import FactsScreen from "#app/features/facts/facts.admin.tsx";
import LookScreen from "#app/features/look/look.admin.tsx";
import { newChoices } from "#app/features/look/stored-look.ts";
import TextsScreen from "#app/features/texts/admin/texts.admin.tsx";
import type { EditedKind } from "./edited-kind.ts";
import { label, textOf } from "./text-drafts.ts";

export const facts: EditedKind = {
	...{ name: "the facts", first: /^Name/, second: /^Phone/, button: "Save Facts", isKept: true },
	isTranslated: false,
	here: { first: "Duo", second: "+230 6111 2222" },
	elsewhere: { first: "Trio", second: "+230 6333 4444" },
	path: "/api/admin/facts",
	async create({ stores }) {
		return {
			screen: async () => <FactsScreen />,
			read: async () => {
				const { name, phone } = (await stores.facts.find()).facts;
				return { first: name, second: phone };
			},
			async change({ first, second }) {
				const { facts: saved, version } = await stores.facts.find();
				const to = { name: first ?? saved.name, phone: second ?? saved.phone };
				return stores.facts.save({ ...saved, ...to }, version);
			},
		};
	},
};

export const look: EditedKind = {
	...{ name: "the look", first: /^Colour code/, second: /^White on dark/, button: "Save Look", isKept: true },
	isTranslated: false,
	here: { first: "#1a237e", second: "false" },
	elsewhere: { first: "#4a148c", second: "false" },
	path: "/api/admin/look",
	control: ({ tab, type }, field) => {
		if (field === "first") {
			return {
				value: () => tab.getByLabelText<HTMLInputElement>(look.first).value,
				write: async (value) => type(look.first, value),
			};
		}
		const shown = () => tab.getByRole("switch");
		const value = () => String(shown().getAttribute("aria-checked"));
		return {
			value,
			write: async (wanted) => {
				if (value() !== wanted) act(() => void fireEvent.click(shown()));
			},
		};
	},
	async create({ stores }) {
		const size = { width: 4, height: 1, isOpaque: false };
		const bytes = new TextEncoder().encode("<svg/>");
		const logo = await stores.look.addLogo({ hash: "a".repeat(64), type: "svg", bytes, ...size });
		await stores.look.save({ ...newChoices, logo: logo.hash }, 1);
		return {
			screen: async () => <LookScreen />,
			read: async () => {
				const { accent, whiteOnDark } = (await stores.look.find()).look;
				return { first: accent ?? "", second: String(whiteOnDark) };
			},
			async change({ first, second }) {
				const { look: saved, version } = await stores.look.find();
				const to = {
					accent: first ?? saved.accent,
					whiteOnDark: second === undefined ? saved.whiteOnDark : second === "true",
				};
				return stores.look.save({ ...saved, ...to }, version);
			},
		};
	},
};

export const text: EditedKind = {
	name: "a text of the site",
	first: /Small heading, English$/,
	second: /Small heading, French$/,
	...{ isKept: true, isTranslated: true },
	here: { first: "Our mark", second: "Notre signe" },
	elsewhere: { first: "Their mark", second: "Leur signe" },
	path: "/api/admin/texts/draft",
	address: "/admin/screen?page=favicon",
	control: ({ tab, press, type }, field) => {
		const area = () => tab.queryByRole<HTMLTextAreaElement>("textbox", { name: text[field] });
		const cell = () =>
			tab.getByRole("button", { name: new RegExp(`^Change: ${text[field].source.slice(0, -1)}`) });
		return {
			value: () => area()?.value ?? cell().querySelector("[lang]")?.textContent ?? "",
			async write(value) {
				if (area() === null) await press(new RegExp(`^Change: ${text[field].source.slice(0, -1)}`));
				type(text[field], value);
			},
		};
	},
	async create(browser) {
		const written = async (language: "en" | "fr") => {
			const found = (await textOf(browser, label.key))?.[language];
			return found?.draft ?? found?.published ?? found?.shipped ?? "";
		};
		const write = async (language: "en" | "fr", changed: string | undefined) => {
			if (changed === undefined) return;
			const base = await written(language);
			await browser.stores.textDrafts.save({ key: label.key, language, text: changed, base });
		};
		return {
			screen: async () => <TextsScreen />,
			read: async () => ({ first: await written("en"), second: await written("fr") }),
			async change({ first, second }) {
				await write("en", first);
				await write("fr", second);
			},
			french: { read: () => written("fr"), write: (changed) => write("fr", changed) },
		};
	},
};
