import { expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { samplesIn } from "./samples.ts";

it("are the sample business's name, addresses and links, until each is replaced", () => {
	const sample = samplesIn(defaultFacts);
	expect(sample).toEqual(expect.arrayContaining(["name", "company", "email", "phone", "profiles", "apply"]));
	expect(sample).not.toContain("fee");
	expect(samplesIn({ ...defaultFacts, name: "Duo" })).toEqual(sample.filter((id) => id !== "name"));
});

it("name every fact that leads to an address that does not exist", () => {
	const unreal = Object.entries(defaultFacts).filter(([, value]) =>
		JSON.stringify(value).includes(".example"),
	);
	expect(samplesIn(defaultFacts)).toEqual(expect.arrayContaining(unreal.map(([id]) => id)));
});
