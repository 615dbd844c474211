import { describe, expect, it } from "vitest";
import { whatsAppLink } from "./whatsapp-link.ts";

describe("a link to WhatsApp", () => {
	it.each([
		["+230 5712 3456", "23057123456"],
		["+33 (0)6", "3306"],
		["00 33 6 12 34 56 78", "33612345678"],
		["57 12 34 56", "23057123456"],
	])("goes to the number %s", (telephone, number) => {
		expect(whatsAppLink(telephone, "")).toBe(`https://wa.me/${number}?text=`);
	});

	it.each(["", "0612345678", "12"])("is none where no country is known: %j", (telephone) => {
		expect(whatsAppLink(telephone, "Hello")).toBeNull();
	});

	it("has the text whole, whatever signs are in it", () => {
		const text = "Bonjour Léa,\n« Dîner & vin » : à 19 h ? #1 + 1";
		expect(new URL(whatsAppLink("+230 5712 3456", text) ?? "").searchParams.get("text")).toBe(text);
	});
});
