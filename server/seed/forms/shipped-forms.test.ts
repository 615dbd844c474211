import { describe, expect, it } from "vitest";
import { askedQuestions, stepsOf } from "#app/features/forms/asked.ts";
import { formIds } from "#app/features/forms/form.ts";
import { faultsOf, findUnmeetable } from "#app/features/forms/question-rules.ts";
import { formsStore } from "#app/features/forms/storage/forms.store.server.ts";
import { languages } from "#app/site/site-config.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { databaseOfSuite } from "#platform/testing/fresh-database.ts";
import { shippedForms } from "./shipped-forms.ts";

describe.each(formIds)("the shipped form %s", (form) => {
	const database = databaseOfSuite("sqlite", async ({ db }) => {
		await formsStore(db, steppingClock()).ship(form, shippedForms[form]);
	});
	const questionsIn = async () => formsStore(database().db, steppingClock()).listQuestions(form);

	it("can be saved as it is, and its conditions can be met", async () => {
		const questions = await questionsIn();
		expect(questions.length).toBe(shippedForms[form].length);
		expect(findUnmeetable(questions)).toBeUndefined();
		expect(questions.map(faultsOf).filter((faults) => Object.keys(faults).length > 0)).toEqual([]);
	});

	it("is whole in both languages, in steps with a title", async () => {
		for (const question of await questionsIn()) {
			const { fr } = question;
			expect(fr?.label, question.label).toBeTruthy();
			expect([Boolean(fr?.help), fr?.options.length]).toEqual([
				question.help !== "",
				question.options.length,
			]);
		}
		for (const language of languages) {
			const steps = stepsOf(askedQuestions(await questionsIn(), language));
			expect(steps.length).toBeGreaterThanOrEqual(3);
			expect(steps.filter(({ title }) => title === "")).toEqual([]);
		}
	});

	it("asks for a name and an address, never for a photograph, and last for agreement", async () => {
		const questions = await questionsIn();
		const kinds = questions.map(({ kind }) => kind);
		expect(kinds.filter((kind) => kind === "mail")).toHaveLength(1);
		expect(kinds).not.toContain("photograph");
		expect(questions.at(-1)).toMatchObject({ kind: "consent", isRequired: true });
		const purposes = questions.map(({ purpose }) => purpose).filter((purpose) => purpose !== "none");
		expect(purposes).toEqual([...new Set(purposes)]);
		expect(purposes).toEqual(expect.arrayContaining(["firstName", "lastName"]));
	});

	it("is written in French typography", () => {
		const words = shippedForms[form].flatMap(({ fr }) => [
			fr?.label ?? "",
			fr?.help ?? "",
			...(fr?.options ?? []),
		]);
		expect(words.filter((text) => / [:;!?»]|« |[^\s\u00a0\u202f][;!?»]|'/.test(text))).toEqual([]);
	});
});

it("who loves, or eats, is asked for only with an explicit agreement that names it", () => {
	const agreed = (form: "membership" | "network" | "socials") =>
		shippedForms[form].find(({ name }) => name === "special")?.label ?? "";
	expect(agreed("membership")).toMatch(/explicitly.*sexual orientation.*beliefs.*health/);
	expect(agreed("network")).toMatch(/explicitly.*sexual orientation/);
	expect(agreed("socials")).toMatch(/explicitly.*health.*beliefs/);
});

it("every form but the referral asks whom somebody must never meet", () => {
	const asked = formIds.filter((form) =>
		shippedForms[form].some(({ name }) => ["never", "apart"].includes(name)),
	);
	expect(asked).toEqual(["membership", "network", "socials"]);
});
