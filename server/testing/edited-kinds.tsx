import { screen } from "@testing-library/react";
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
import FormScreen from "#app/features/forms/admin/form.admin.tsx";
import { questionFields, questionSchemas } from "#app/features/forms/question.ts";
import SeatingScreen from "#app/features/guests/admin/seating.admin.tsx";
import { LetterForm } from "#app/features/letters/admin/letter-form.tsx";
import LettersScreen from "#app/features/letters/admin/letters.admin.tsx";
import { letterFields } from "#app/features/letters/letter.ts";
import { chooseAction } from "./content-area.tsx";
import { type EditedKind, words } from "./edited-kind.ts";
import { facts, look, text } from "./edited-site.tsx";
import { someGuest, someTable } from "./guests.ts";
import { wholeLetter } from "./readers.ts";

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

const question: EditedKind = {
	isRestorable: true,
	...words,
	...{ name: "a question", first: /^Question(?! \()/, second: /^Help(?! \()/, button: "Save", isKept: true },
	...{ isTranslated: true, path: "/api/admin/questions" },
	async create({ stores: { questions } }) {
		const parse = (input: object) => questionSchemas.schemas.input.parse({ form: "network", ...input });
		const { id } = await questions.create(parse({ label: "A", help: "B" }));
		return {
			screen: async () => <FormScreen params={{ id: "network" }} />,
			deletion: {
				list: <FormScreen params={{ id: "network" }} />,
				remove: () => questions.remove(id),
				restore: () => questions.restore(id),
			},
			enter: async ({ press }) => {
				if (screen.queryByLabelText(/^Help(?! \()/) === null) await press("Edit: A");
			},
			read: async () => {
				const { label, help } = await questions.get(id);
				return { first: label, second: help };
			},
			async change({ first, second }) {
				const saved = await questions.get(id);
				const to = { label: first ?? saved.label, help: second ?? saved.help };
				return questions.update(id, { ...parse({ ...saved, ...to }), version: saved.version });
			},
			french: {
				read: async () => (await questions.get(id)).fr?.label,
				async write(label) {
					const saved = await questions.get(id);
					const fr = { ...blankDraft(questionFields).fr, label };
					return questions.update(id, { ...parse({ ...saved, fr }), version: saved.version });
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

export const editedKinds = [article, event, page, letter, author, question, guest, facts, look, text];
