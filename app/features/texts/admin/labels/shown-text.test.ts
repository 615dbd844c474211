import { expect, it } from "vitest";
import { filled } from "./shown-text.tsx";

it("a shown text has its facts in their place, whatever characters they hold", () => {
	const facts = { name: "Duo $& Co", phone: "" };
	expect(filled("{{name}} and {{name}}: {{phone}}", facts)).toBe("Duo $& Co and Duo $& Co: [phone]");
});
