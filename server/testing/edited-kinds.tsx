import { act, fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { blankDraft } from "#app/content/draft.ts";
import { articleFields, articleInput } from "#app/features/articles/article.ts";
import { ArticleForm } from "#app/features/articles/editor/article-form.tsx";
import ArticlesScreen from "#app/features/articles/editor/list/articles.admin.tsx";
import AuthorsScreen from "#app/features/authors/admin/authors.admin.tsx";
import { authorInput } from "#app/features/authors/author.ts";
import { PageForm } from "#app/features/custom-pages/admin/page-form.tsx";
import PagesScreen from "#app/features/custom-pages/admin/pages.admin.tsx";
import { pageFields, pageInput } from "#app/features/custom-pages/custom-page.ts";
import EventsScreen from "#app/features/events/admin/events.admin.tsx";
import { eventFields, eventInput } from "#app/features/events/event.ts";
import FactsScreen from "#app/features/facts/facts.admin.tsx";
import SeatingScreen from "#app/features/guests/admin/seating.admin.tsx";
import { LetterForm } from "#app/features/letters/admin/letter-form.tsx";
import LettersScreen from "#app/features/letters/admin/letters.admin.tsx";
import { letterFields } from "#app/features/letters/letter.ts";
import LookScreen from "#app/features/look/look.admin.tsx";
import { newChoices } from "#app/features/look/stored-look.ts";
import TextsScreen from "#app/features/texts/admin/texts.admin.tsx";
import type { openBrowser } from "./browser.tsx";
import { chooseAction, type openScreen } from "./content-area.tsx";
import { someGuest, someTable } from "./guests.ts";
import { wholeLetter } from "./readers.ts";
import { label, textOf } from "./text-drafts.ts";

export type Browser = Awaited<ReturnType<typeof openBrowser>>;
export type Opened = Awaited<ReturnType<typeof openScreen>>;

/** Two fields of something that is edited. */
export type Pair = { first: string; second: string };

/** One thing of a kind, stored and edited. */
export type Edited = {
	/** Opens its form again, as it is stored now. */
	screen(): Promise<ReactElement>;
	/** Presses what leads to the form, on a screen that holds more. */
	enter?(opened: Opened): Promise<void>;
	read(): Promise<Pair>;
	/** Saves other values, as another device does. */
	change(to: Partial<Pair>): Promise<unknown>;
	/** The list with the button that deletes it, and both ways as another device goes them. */
	deletion?: { list: ReactElement; remove(): Promise<unknown>; restore(): Promise<unknown> };
	/** The first field in French, as another device writes it, where the kind is translated. */
	french?: { write(text: string): Promise<unknown>; read(): Promise<string | undefined> };
};

/** A kind of content with a form, and how the form names two of its fields. */
export type EditedKind = {
	name: string;
	first: RegExp;
	second: RegExp;
	/** The values that both fields are given here, and those that they are given elsewhere. */
	here: Pair;
	elsewhere: Pair;
	/** Reads and writes the fields, where they are not text fields with these labels. */
	control?(opened: Opened, field: keyof Pair): { value(): string; write(value: string): Promise<void> };
	/** The button that saves; undefined where a pause in typing does. */
	button?: string;
	/** The address of the screen, where it asks for a part of it. */
	address?: string;
	/** The address that the form saves at. */
	path: string;
	/** The form comes back with what was typed when a session ended under it. */
	isKept: boolean;
	isTranslated: boolean;
	/** It can be restored from Deleted. */
	isRestorable?: true;
	create(browser: Browser): Promise<Edited>;
};

const words = {
	here: { first: "Ours", second: "Our own." },
	elsewhere: { first: "Theirs", second: "Their own." },
};

const article: EditedKind = {
	isRestorable: true,
	...words,
	...{ name: "an article", first: /^Title/, second: /^Excerpt/, button: "Save as Draft", isKept: true },
	isTranslated: true,
	path: "/api/blog-posts",
	async create({ stores: { articles } }) {
		const { id } = await articles.saving.create(
			articleInput.parse({ title: "A", excerpt: "B", content: "C" }),
		);
		return {
			screen: async () => <ArticleForm article={await articles.reading.get(id)} />,
			deletion: {
				list: <ArticlesScreen />,
				remove: () => articles.deletion.remove(id),
				restore: () => articles.deletion.restore(id),
			},
			read: async () => {
				const { title, excerpt } = await articles.reading.get(id);
				return { first: title, second: excerpt };
			},
			async change({ first, second }) {
				const { publishedAt: _, ...saved } = await articles.reading.get(id);
				return articles.saving.update(id, {
					...saved,
					title: first ?? saved.title,
					excerpt: second ?? saved.excerpt,
				});
			},
			french: {
				read: async () => (await articles.reading.get(id)).fr?.title,
				async write(title) {
					const { publishedAt: _, ...saved } = await articles.reading.get(id);
					return articles.saving.update(id, { ...saved, fr: { ...blankDraft(articleFields).fr, title } });
				},
			},
		};
	},
};

const event: EditedKind = {
	isRestorable: true,
	...words,
	...{ name: "an event", first: /^Event Title(?! \()/, second: /^Location(?! \()/, button: "Update Event" },
	...{ isKept: true, isTranslated: true, path: "/api/events" },
	async create({ stores: { events } }) {
		const day = { calendarDate: "2026-03-14", startTime: "18:30", ticketPrice: 1000 };
		const { id } = await events.create(eventInput.parse({ ...day, title: "A", location: "B" }));
		return {
			screen: async () => <EventsScreen />,
			deletion: {
				list: <EventsScreen />,
				remove: () => events.remove(id),
				restore: () => events.restore(id),
			},
			enter: async ({ press }) => {
				if (screen.queryByLabelText(/^Event Title(?! \()/) === null) await press("Edit A");
			},
			read: async () => {
				const { title, location } = await events.get(id);
				return { first: title, second: location };
			},
			async change({ first, second }) {
				const saved = await events.get(id);
				return events.update(id, {
					...saved,
					...{ title: first ?? saved.title, location: second ?? saved.location },
				});
			},
			french: {
				read: async () => (await events.get(id)).fr?.title,
				async write(title) {
					const saved = await events.get(id);
					return events.update(id, { ...saved, fr: { ...blankDraft(eventFields).fr, title } });
				},
			},
		};
	},
};

const page: EditedKind = {
	isRestorable: true,
	...words,
	...{ name: "a page", first: /^Title(?! for)/, second: /^Name in the menu/, button: "Save", isKept: true },
	...{ isTranslated: true, path: "/api/admin/pages" },
	async create({ stores: { customPages } }) {
		const { id } = await customPages.create(pageInput.parse({ title: "A", menuName: "B", content: "C" }));
		return {
			screen: async () => <PageForm page={await customPages.get(id)} />,
			deletion: {
				list: <PagesScreen />,
				remove: () => customPages.remove(id),
				restore: () => customPages.restore(id),
			},
			read: async () => {
				const { title, menuName } = await customPages.get(id);
				return { first: title, second: menuName };
			},
			async change({ first, second }) {
				const saved = await customPages.get(id);
				const to = { title: first ?? saved.title, menuName: second ?? saved.menuName };
				return customPages.update(id, { ...pageInput.parse({ ...saved, ...to }), version: saved.version });
			},
			french: {
				read: async () => (await customPages.get(id)).fr?.title,
				async write(title) {
					const saved = await customPages.get(id);
					const fr = { ...blankDraft(pageFields).fr, title };
					return customPages.update(id, { ...pageInput.parse({ ...saved, fr }), version: saved.version });
				},
			},
		};
	},
};

const letter: EditedKind = {
	isRestorable: true,
	...words,
	...{ name: "a letter", first: /^Subject$/, second: /^Greeting$/, isKept: true, isTranslated: true },
	path: "/api/admin/letters",
	async create({ stores: { letters } }) {
		const { id } = await letters.create({ ...wholeLetter, subject: "A", greeting: "B" });
		return {
			screen: async () => <LetterForm letter={await letters.get(id)} />,
			deletion: {
				list: <LettersScreen />,
				remove: () => letters.remove(id),
				restore: () => letters.restore(id),
			},
			read: async () => {
				const { subject, greeting } = await letters.get(id);
				return { first: subject, second: greeting };
			},
			async change({ first, second }) {
				const saved = await letters.get(id);
				const to = { subject: first ?? saved.subject, greeting: second ?? saved.greeting };
				return letters.update(id, { ...wholeLetter, ...to, version: saved.version });
			},
			french: {
				read: async () => (await letters.get(id)).fr?.subject,
				async write(subject) {
					const fr = { ...blankDraft(letterFields).fr, subject };
					const { version } = await letters.get(id);
					return letters.update(id, { ...wholeLetter, subject: "A", greeting: "B", fr, version });
				},
			},
		};
	},
};

const author: EditedKind = {
	isRestorable: true,
	...words,
	...{ name: "an author", first: /^Name/, second: /^A few words$/, button: "Save", isKept: true },
	...{ isTranslated: true, path: "/api/admin/authors" },
	async create({ stores: { authors } }) {
		const { id } = await authors.create(authorInput.parse({ name: "A", words: "B" }));
		const get = async () => {
			const [found] = await authors.list();
			if (found === undefined) throw new Error("The author is gone.");
			return found;
		};
		return {
			screen: async () => <AuthorsScreen />,
			deletion: {
				list: <AuthorsScreen />,
				remove: () => authors.remove(id),
				restore: () => authors.restore(id),
			},
			enter: async ({ press }) => {
				if (screen.queryByLabelText(/^A few words$/) === null) await press("Edit A");
			},
			read: async () => {
				const { name, words: said } = await get();
				return { first: name, second: said };
			},
			async change({ first, second }) {
				const saved = await get();
				const input = authorInput.parse({ name: first ?? saved.name, words: second ?? saved.words });
				return authors.update(id, { ...input, version: saved.version });
			},
			french: {
				read: async () => (await get()).fr?.words,
				async write(written) {
					const saved = await get();
					const input = authorInput.parse({ name: saved.name, words: saved.words, fr: { words: written } });
					return authors.update(id, { ...input, version: saved.version });
				},
			},
		};
	},
};

const guest: EditedKind = {
	...words,
	...{ name: "a guest", first: /^First name/, second: /^Dietary|^Diet/, button: "Save the guest" },
	// Personal data stay off the device.
	...{ isKept: false, isTranslated: false, path: "/api/admin/guests" },
	async create(browser) {
		const { guests } = browser.stores;
		const table = await someTable(browser.stores);
		const { id } = await guests.add(table.id, someGuest({ firstName: "A", diet: "B" }));
		return {
			screen: async () => <SeatingScreen params={{ id: table.id }} />,
			enter: async () => {
				await browser.pass(1);
				await chooseAction(browser, "Actions for A", "Edit");
			},
			read: async () => {
				const { firstName, diet } = await guests.get(id);
				return { first: firstName, second: diet };
			},
			async change({ first, second }) {
				const { state: _, ...saved } = await guests.get(id);
				const to = { firstName: first ?? saved.firstName, diet: second ?? saved.diet };
				return guests.update(id, { ...saved, ...to });
			},
		};
	},
};

const facts: EditedKind = {
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

const look: EditedKind = {
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

const text: EditedKind = {
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

export const editedKinds = [article, event, page, letter, author, guest, facts, look, text];
