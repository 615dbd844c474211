import { describe, expect, it } from "vitest";
import { askedQuestions, questionsToAnswer, stepsOf } from "./asked.ts";
import { type Question, questionSchemas } from "./question.ts";

let position = 0;
const question = (id: string, changes: object): Question => {
	const input = questionSchemas.schemas.input.parse({ form: "network", label: id, ...changes });
	return { ...input, id, version: 1, position: position++ };
};

const questions = [
	question("about", { kind: "section", help: "Who you are.", fr: { label: "Vous", help: "" } }),
	question("smoke", {
		kind: "one",
		options: ["Yes", "No"],
		fr: { label: "Fumez-vous ?", options: ["Oui", "Non"] },
	}),
	question("many", { kind: "number", shownIf: "smoke", shownIfOption: 0 }),
	question("life", { kind: "section" }),
	question("often", { kind: "scale" }),
	question("more", { kind: "section" }),
];

describe("a form as it is asked", () => {
	it("is in one language, and in the default one where a text is missing", () => {
		const [about, smoke, many, , often] = askedQuestions(questions, "fr");
		expect(about).toMatchObject({ label: "Vous", help: "Who you are." });
		expect(smoke).toMatchObject({ label: "Fumez-vous ?", options: ["Oui", "Non"] });
		expect(many).toMatchObject({ label: "many", shownIf: "smoke", shownIfAnswer: "Oui" });
		expect(often).toMatchObject({ least: 1, most: 5 });
		expect(askedQuestions(questions, "en")[2]).toMatchObject({ shownIfAnswer: "Yes" });
	});

	it("has a step for each section that asks something", () => {
		const steps = stepsOf(askedQuestions(questions, "en"));
		expect(steps.map(({ title, questions: asked }) => [title, asked.map(({ id }) => id)])).toEqual([
			["about", ["smoke", "many"]],
			["life", ["often"]],
		]);
		expect(stepsOf(askedQuestions(questions.slice(1, 2), "en"))).toMatchObject([
			{ title: "", questions: [{}] },
		]);
	});

	it("leaves out what an answer makes superfluous, and what depends on that", () => {
		const chain = [
			...questions.slice(1, 2),
			question("stop", { kind: "several", options: ["Soon", "Never"], shownIf: "smoke", shownIfOption: 0 }),
			question("when", { kind: "day", shownIf: "stop", shownIfOption: 0 }),
		];
		const asked = (answers: object) =>
			questionsToAnswer(askedQuestions(chain, "en"), { ...answers }).map(({ id }) => id);
		expect(asked({})).toEqual(["smoke"]);
		expect(asked({ smoke: "Yes", stop: ["Never", "Soon"] })).toEqual(["smoke", "stop", "when"]);
		expect(asked({ smoke: "No", stop: ["Soon"] })).toEqual(["smoke"]);
	});
});
