import { expect, it } from "vitest";
import { announcement } from "./start-messages.ts";

const news = {
	name: "Ensemble",
	siteUrl: "http://localhost:3000",
	newAccessCode: undefined,
	outbox: undefined,
};

it("says where the site and its content area are", () => {
	expect(announcement(news)).toBe(
		"\nEnsemble is at      http://localhost:3000\nContent area at     http://localhost:3000/admin\n\n",
	);
});

it("ends with the access code, where one was made", () => {
	const lines = announcement({ ...news, newAccessCode: "seven words", outbox: "data/outbox" })
		.trim()
		.split("\n");
	expect(lines.map((line) => line.split("  ")[0])).toEqual([
		"Ensemble is at",
		"Mails stored in",
		"Content area at",
		"Access code",
	]);
	expect(lines.at(-1)).toContain("seven words");
});
