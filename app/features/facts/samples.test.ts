import { expect, it } from "vitest";
import { newChoices } from "#app/features/look/stored-look.ts";
import { defaultFacts } from "#app/site/facts.ts";
import type { Logo } from "#app/site/logo.ts";
import { samplesIn, samplesOfLook } from "./samples.ts";

it("the samples among the facts are the sample business's name, addresses and links, until each is replaced", () => {
	const sample = samplesIn(defaultFacts);
	expect(sample).toEqual(expect.arrayContaining(["name", "company", "email", "phone", "profiles", "apply"]));
	expect(sample).toEqual(expect.arrayContaining(["tagline", "place"]));
	expect(sample).not.toContain("fee");
	expect(samplesIn({ ...defaultFacts, name: "Duo" })).toEqual(sample.filter((id) => id !== "name"));
	const without = { formerName: "", phone: "", networkForm: { en: "", fr: "" } };
	expect(samplesIn({ ...defaultFacts, ...without })).toEqual(sample.filter((id) => !(id in without)));
});

it("name every fact that leads to an address that does not exist", () => {
	const unreal = Object.entries(defaultFacts).filter(([, value]) =>
		JSON.stringify(value).includes(".example"),
	);
	expect(samplesIn(defaultFacts)).toEqual(expect.arrayContaining(unreal.map(([id]) => id)));
});

it("the samples of the look are the signs that show the sample business's name, until it has another or each is drawn", () => {
	const logo: Logo = { hash: "a".repeat(64), type: "svg", width: 600, height: 300, isOpaque: true };
	const samples = (choices: object, drawn: Logo | null = null, name = defaultFacts.name) =>
		samplesOfLook({ ...defaultFacts, name }, { look: { ...newChoices, ...choices }, logo: drawn });
	expect(samples({})).toEqual(["logo", "icons", "sharePicture"]);
	expect(samples({ accent: "#1a237e" })).toEqual(["logo", "icons", "sharePicture"]);
	expect(samples({ sharePicture: "b".repeat(64) }, logo)).toEqual([]);
	// A long logo cannot be made out in a tab: the letters of the name go on standing there.
	expect(samples({}, { ...logo, width: 1200 })).toEqual(["icons", "sharePicture"]);
	expect(samples({}, null, "Entente")).toEqual([]);
});
