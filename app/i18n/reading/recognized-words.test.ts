import { describe, expect, it } from "vitest";
import { genderNamed, guessGuestColumns } from "#app/features/guests/importing/guest-file.server.ts";
import { foldForSearch } from "./fold.ts";
import { anyOf, foldColumnName } from "./recognized-words.ts";

const columns = ["firstName", "diet", "age", "gender", "email", "telephone", "language", "note"] as const;
const bankColumns = [
	...(["bookingDay", "day", "text", "reference", "amount"] as const),
	...(["debit", "credit", "direction"] as const),
];

describe("words that are recognized", () => {
	it("are written as folded text is, in every language: no accent would ever be met", () => {
		const patterns = [
			...columns.map((name) => anyOf((words) => words.columns[name])),
			...bankColumns.map((name) => anyOf((words) => words.bankColumns[name])),
			anyOf(({ incoming }) => incoming),
			anyOf(({ outgoing }) => outgoing),
			anyOf(({ surname }) => surname),
			anyOf(({ dayFillers }) => dayFillers),
			anyOf(({ beforeHours }) => beforeHours),
			anyOf(({ betweenHours }) => betweenHours),
			anyOf(({ noon }) => noon),
			anyOf(({ woman }) => woman),
			anyOf(({ man }) => man),
		];
		for (const pattern of patterns) expect(foldForSearch(pattern)).toBe(pattern);
	});

	it("stay one group, whatever stands around it", () => {
		const alone = new RegExp(`^${anyOf(({ noon }) => noon)}$`);
		expect(["noon", "midi"].filter((word) => alone.test(word))).toEqual(["noon", "midi"]);
		expect(["noontime", "apres-midi"].filter((word) => alone.test(word))).toEqual([]);
	});

	it("are told apart in the name of a column by spaces alone", () => {
		expect(foldColumnName("  E-mail_(Adresse) ")).toBe("e mail adresse");
		expect(foldColumnName("Prénom :")).toBe("prenom");
		expect(foldColumnName("—")).toBe("");
	});
});

describe("the columns of a file of guests", () => {
	it.each([
		[["Given name", "Age", "Sex", "E-mail", "Phone", "Language", "Dietary needs", "Comments"]],
		[["Prénom", "Âge", "Sexe", "Courriel", "Portable", "Langue", "Régime", "Remarques"]],
		[["PRÉNOM", "Age", "Civilité", "Adresse électronique", "Téléphone", "Écrit en", "Allergies", "Note"]],
	])("are known in either language: %j", (names) => {
		const found = guessGuestColumns(names);
		expect([
			found.firstName,
			found.age,
			found.gender,
			found.email,
			found.telephone,
			found.language,
			found.diet,
			found.note,
		]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
	});

	it("take a bare name for the first name only where there is none, and each column once", () => {
		expect(guessGuestColumns(["Nom", "Prénom"])).toEqual({ firstName: 1 });
		expect(guessGuestColumns(["Convive", "Âge"])).toEqual({ firstName: 0, age: 1 });
		expect(guessGuestColumns(["E-mail", "Email"])).toEqual({ email: 0 });
		expect(guessGuestColumns(["Nickname", ""])).toEqual({});
	});
});

describe("a guest's gender", () => {
	it.each(["Woman", "a woman", "F", "Mme.", "une femme", "FÉMININ", "Ms."])("is a woman's in %j", (cell) => {
		expect(genderNamed(cell)).toBe("woman");
	});

	it.each(["Man", "a man", "H", "M.", "un homme", "Masculin", "Monsieur"])("is a man's in %j", (cell) => {
		expect(genderNamed(cell)).toBe("man");
	});

	it.each(["", "x", "woman or man", "manager", "dame de compagnie"])("is not told by %j", (cell) => {
		expect(genderNamed(cell)).toBeUndefined();
	});
});
