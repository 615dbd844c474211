import "#platform/testing/dom.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import FormsScreen from "#app/features/applications/keys/forms.admin.tsx";
import { questionSchemas } from "#app/features/forms/question.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import FormScreen from "./form.admin.tsx";

const asking = (label: string, changes: object = {}) =>
	questionSchemas.schemas.input.parse({ form: "network", label, ...changes });
const labels = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("the screen of the forms", () => {
	it("opens none before the key is on paper, which two groups of its sheet prove", async () => {
		const browser = await openBrowser("fr");
		const { press, type } = await openScreen(browser, <FormsScreen />);
		await press(/^Ouvrir sur le site.*Réseau/);
		expect(browser.toast()).toContain("Imprimez d’abord la clé des candidatures");
		await press("Créer la clé");
		await press("Afficher la fiche");
		const sheet = within(screen.getByRole("region", { name: "Fiche de secours" }));
		const groups = sheet.getAllByRole("listitem").map(({ textContent }) => textContent);
		expect(groups).toHaveLength(14);
		const asked = screen.getAllByLabelText(/^Groupe \d+ de la fiche$/);
		expect(asked).toHaveLength(2);
		await press("Vérifier la fiche");
		expect(browser.toast()).toContain("Ces signes ne sont pas ceux de la fiche");
		for (const label of screen.getAllByText(/^Groupe \d+ de la fiche$/)) {
			const [number = "0"] = /\d+/.exec(label.textContent ?? "") ?? [];
			type(label.textContent ?? "", groups[Number(number) - 1]?.toLowerCase() ?? "");
		}
		await press("Vérifier la fiche");
		expect(screen.getByText("La clé est en vigueur, et vous l’avez sur papier.")).toBeDefined();
		await press(/^Ouvrir sur le site.*Réseau/);
		expect(await browser.stores.forms.listOpen()).toEqual(["network"]);
		await press(/^Fermer.*Réseau/);
		expect(await browser.stores.forms.listOpen()).toEqual([]);
	});
});

describe("the screen of a form", () => {
	it("adds and changes questions, moves them, and says why one must stay", async () => {
		const browser = await openBrowser();
		const { questions, forms } = browser.stores;
		const choice = asking("Alone?", { kind: "one", options: ["Yes", "No"] });
		const { id } = await questions.create(choice);
		await questions.create(asking("Why?", { shownIf: id, shownIfOption: 1 }));
		const { press, type } = await openScreen(browser, <FormScreen params={{ id: "network" }} />);
		expect(labels().slice(0, 2)).toEqual(["Alone?", "Why?"]);
		await press("Edit: Alone?");
		type("Options", "Never\nYes\nNo");
		await press("Save");
		expect(await forms.listQuestions("network")).toMatchObject([
			{ options: ["Never", "Yes", "No"] },
			{ shownIfOption: 2 },
		]);
		await press("Delete: Alone?");
		await press("Delete");
		expect(browser.toast()).toContain("“Why?” is asked only after an answer");
		await press("Add a question");
		type(/^Question(?! \()/, "Who?");
		await press("Save");
		await press("Move up: Who?");
		expect(labels().slice(0, 3)).toEqual(["Alone?", "Who?", "Why?"]);
		await press("Move up: Why?");
		await press("Move up: Why?");
		expect(browser.toast()).toContain("The question was not moved");
	});
});
