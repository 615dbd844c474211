import { expect, it } from "vitest";
import { filled } from "./shown-text.tsx";

it("shows facts in their place as they are written, whatever signs they hold", () => {
	const facts = { name: "Duo $& Co", phone: "" };
	expect(filled("{{name}} and {{name}}: {{phone}}", facts)).toBe("Duo $& Co and Duo $& Co: [phone]");
});
