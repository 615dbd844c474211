import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maxPhotographBytes } from "#app/features/applications/filling/photographs.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { openForms, takeTime } from "#e2e/support/applicant.ts";
import { askForPhotograph, cameraFile, leaveTwoQuestions } from "#e2e/support/photograph.ts";
import { expect, test } from "./fixtures.ts";

const heading = (name: string) => ({ kind: "heading", name }) as const;
const button = (name: string) => ({ kind: "button", name }) as const;
const field = (name: string) => ({ kind: "field", name }) as const;
const picture = { kind: "picture", name: "La photographie que vous avez choisie" } as const;
const width = `document.querySelector("main img[alt^='La photographie']")?.naturalWidth`;

test("a photograph is chosen and sent, with scripts and without, and a refused file takes no answer with it", async ({
	view,
	listener,
}) => {
	const owner = await Administrator.signIn(listener.url);
	await openForms(owner, ["network"]);
	await leaveTwoQuestions(owner);
	await askForPhotograph(owner);
	const folder = await mkdtemp(join(tmpdir(), "ensemble-photograph-"));
	const small = join(folder, "moi.jpg");
	const large = join(folder, "grande.jpg");
	const none = join(folder, "rien.jpg");
	await writeFile(small, (await cameraFile()).buffer);
	await writeFile(large, (await cameraFile(maxPhotographBytes)).buffer);
	await writeFile(none, "no picture at all");
	try {
		await view.resize(390, 844);
		await view.open("/fr/apply/network");
		const begun = performance.now();
		await view.fill(field("Prénom"), "Anaïs");
		await view.fill(field("Quelques mots"), "Ce qui reste");
		await view.chooseOnlyFile(none);
		await view.sees({ kind: "text", name: "Ce fichier n’a pas pu être lu" });
		// The browser says of itself that the file was refused.
		expect(listener.complaints.splice(0)).toEqual([expect.stringMatching(/^400 POST .*photographs/)]);
		// Larger than the site takes: made smaller by the browser first.
		await view.chooseOnlyFile(large);
		await view.sees(picture);
		await view.lookAround();
		await view.open("/fr/apply/network");
		await view.expects(width, 400);
		await view.click(button("Relire"));
		await view.sees(heading("Est-ce bien vous"));
		await view.expects(width, 400);
		await view.lookAround();
		await takeTime(begun);
		await view.click(button("Envoyer ma candidature"));
		await view.sees(heading("Merci. Elle est entre nos mains"));

		listener.withoutScripts = true;
		await view.arriveAt("/fr/apply/network");
		const again = performance.now();
		await view.fill(field("Prénom"), "Béatrice");
		await view.click(button("Choisir une photographie"));
		await view.sees(heading("Une photographie"));
		await view.chooseOnlyFile(none);
		await view.click(button("Utiliser cette photographie"));
		await view.sees({ kind: "text", name: "Ce fichier n’a pas pu être lu" });
		await view.chooseOnlyFile(small);
		await view.click(button("Utiliser cette photographie"));
		await view.sees(picture);
		await view.expects(
			`[...document.querySelectorAll("input")].some(({ value }) => value === "Béatrice")`,
			true,
		);
		await view.lookAround();
		await view.fill(field("Quelques mots"), "Rien");
		await view.click(button("Relire"));
		await view.sees(heading("Est-ce bien vous"));
		await view.expects(width, 400);
		await takeTime(again);
		await view.click(button("Envoyer ma candidature"));
		// Without an address to write to, there is nothing to confirm.
		await view.sees(heading("Merci. Elle est entre nos mains"));
	} finally {
		listener.withoutScripts = false;
		await rm(folder, { recursive: true });
	}
});
