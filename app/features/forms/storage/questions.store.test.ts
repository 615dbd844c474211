import { describe, expect, it } from "vitest";
import { type QuestionInput, questionSchemas } from "#app/features/forms/question.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { formsStore } from "./forms.store.server.ts";
import { questionsStore } from "./questions.store.server.ts";

const asking = (label: string, changes: object = {}): QuestionInput =>
	questionSchemas.schemas.input.parse({ form: "membership", label, ...changes });

const smoking = asking("Do you smoke?", {
	...{ kind: "one", options: ["Yes", "No"] },
	fr: { label: "Fumez-vous ?", options: ["Oui", "Non"] },
});

describe.each(bothEngines)("questions on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const [questions, forms] = [questionsStore(db, steppingClock()), formsStore(db, steppingClock())];
		const labels = async () => (await forms.listQuestions("membership")).map(({ label }) => label);
		/** A question, and one that is asked after its first answer. */
		async function addPair() {
			const asked = await questions.create(smoking);
			const input = asking("How many?", { shownIf: asked.id, shownIfOption: 0 });
			return { asked, after: await questions.create(input) };
		}
		return { db, questions, forms, labels, addPair };
	}

	it("stand in the order of their form, and move within it", async () => {
		const { questions, labels } = await open();
		const [one, two, three] = await Promise.all(
			["One", "Two", "Three"].map((label) => questions.create(asking(label))),
		);
		await questions.create(asking("Elsewhere", { form: "network" }));
		const start = (await labels()).toSorted();
		expect(start).toEqual(["One", "Three", "Two"]);
		await questions.place(two?.id ?? "", null);
		await questions.place(one?.id ?? "", three?.id ?? "");
		expect(await labels()).toEqual(["Two", "Three", "One"]);
		const [elsewhere] = (await questions.list()).filter(({ form }) => form === "network");
		await expect(questions.place(one?.id ?? "", elsewhere?.id ?? "")).rejects.toMatchObject({ status: 400 });
	});

	it("are asked under conditions that can be met: of earlier questions with options, in the same form", async () => {
		const { questions, addPair } = await open();
		const { asked, after } = await addPair();
		const wrong = { status: 400, code: "invalid", fields: { shownIf: expect.any(String) } };
		for (const changes of [
			{ shownIf: asked.id, shownIfOption: 2 },
			{ shownIf: after.id, shownIfOption: 0 },
			{ shownIf: "nothing", shownIfOption: 0 },
			{ form: "network", shownIf: asked.id, shownIfOption: 0 },
		])
			await expect(questions.create(asking("Why?", changes))).rejects.toMatchObject(wrong);
		await expect(questions.place(after.id, null)).rejects.toMatchObject(wrong);
		const kept = { status: 409, code: "question-needed", more: { names: "How many?" } };
		await expect(questions.place(asked.id, after.id)).rejects.toMatchObject(kept);
		await expect(questions.remove(asked.id)).rejects.toMatchObject(kept);
		await expect(
			questions.update(asked.id, { ...asking("Do you smoke?"), version: 1 }),
		).rejects.toMatchObject(kept);
		expect(await questions.get(asked.id)).toMatchObject({ kind: "one", version: 1 });
	});

	it("keep their conditions while options move or are reworded, and refuse to lose one", async () => {
		const { questions, addPair } = await open();
		const { asked, after } = await addPair();
		const options = async (version: number, ...words: string[]) =>
			questions.update(asked.id, { ...smoking, options: words, fr: null, version });
		await options(1, "Never", "No", "Yes");
		expect(await questions.get(after.id)).toMatchObject({ shownIfOption: 2, version: 2 });
		expect((await questions.listVersions(after.id)).map(({ version }) => version)).toEqual([2, 1]);
		await options(2, "Never", "No", "Yes, sometimes");
		expect(await questions.get(after.id)).toMatchObject({ shownIfOption: 2, version: 2 });
		await expect(options(3, "Never", "No")).rejects.toMatchObject({ code: "question-needed" });
		await expect(options(3, "Never", "Now and then", "No")).rejects.toMatchObject({
			code: "question-needed",
		});
	});

	it("refuse what could not be answered", async () => {
		const { questions } = await open();
		const refused = async (changes: object, ...fields: string[]) =>
			await expect(questions.create(asking("Why?", changes))).rejects.toMatchObject({
				...{ status: 400, code: "invalid" },
				fields: Object.fromEntries(fields.map((name) => [name, expect.any(String)])),
			});
		await refused({ kind: "one", options: ["Yes"] }, "options");
		await refused({ kind: "several", options: ["Yes", "Yes"] }, "options");
		await refused({ kind: "one", options: ["Yes", "No"], fr: { options: ["Oui"] } }, "fr.options");
		await refused({ kind: "scale", options: ["Little"] }, "options");
		await refused({ kind: "scale", least: 0, most: 20 }, "most");
		await refused({ kind: "number", least: 5, most: 5 }, "most");
		await refused({ kind: "short", purpose: "born" }, "purpose");
		const { id } = await questions.create(asking("Why?"));
		const elsewhere = { ...asking("Why?", { form: "network" }), version: 1 };
		await expect(questions.update(id, elsewhere)).rejects.toMatchObject({
			fields: { form: expect.any(String) },
		});
	});

	it("come back where they were, with their history, unless their condition is gone", async () => {
		const { questions, labels, addPair } = await open();
		const { asked, after } = await addPair();
		await questions.create(asking("Last"));
		await questions.update(after.id, { ...after, label: "How many a day?", version: 1 });
		await questions.remove(after.id);
		expect(await labels()).toEqual(["Do you smoke?", "Last"]);
		await questions.restore(after.id);
		expect(await labels()).toEqual(["Do you smoke?", "How many a day?", "Last"]);
		expect(await questions.listVersions(after.id)).toHaveLength(2);
		await questions.remove(after.id);
		await questions.remove(asked.id);
		await expect(questions.restore(after.id)).rejects.toMatchObject({ status: 400 });
		await questions.restore(asked.id);
		expect(await questions.restore(after.id)).toMatchObject({ label: "How many a day?", version: 2 });
	});

	it("are not changed by two at once", async () => {
		const { questions } = await open();
		const { id } = await questions.create(asking("Why?"));
		const tries = ["A", "B"].map((label) => questions.update(id, { ...asking(label), version: 1 }));
		const results = await Promise.allSettled(tries);
		expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
		expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "stale" } });
	});
});

describe.each(bothEngines)("forms on %s", (engine) => {
	it("are drafts until they open, and are shipped once", async () => {
		const { db } = await freshDatabase(engine);
		const forms = formsStore(db, steppingClock());
		expect((await forms.listForms()).map(({ id, state }) => [id, state])).toEqual([
			["membership", "draft"],
			["network", "draft"],
			["socials", "draft"],
			["referral", "draft"],
		]);
		const [yes, why] = [
			{ ...smoking, name: "smoking", shownIf: null },
			{ ...asking("Why?"), name: "why", shownIf: "smoking", shownIfOption: 0 },
		];
		expect(await Promise.all([1, 2].map(() => forms.ship("membership", [yes, why])))).toContain(false);
		const questions = await forms.listQuestions("membership");
		expect(questions).toMatchObject([
			{ label: "Do you smoke?" },
			{ label: "Why?", shownIf: questions[0]?.id },
		]);
		expect(await questionsStore(db, steppingClock()).listVersions(questions[0]?.id ?? "")).toHaveLength(1);
		expect(await forms.setState("membership", "open")).toMatchObject({ state: "open", version: 2 });
		expect(await forms.listOpen()).toEqual(["membership"]);
		expect((await forms.setState("membership", "closed")).openedAt).not.toBeNull();
	});
});
