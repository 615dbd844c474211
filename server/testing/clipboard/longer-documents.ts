import { type Block, heading, list, paragraph, plain, point, quote } from "./documents.ts";

/** More texts of an agency's day: as long as people write them, and in the words that they use. */
export const longerDocuments: Record<string, Block[]> = {
	invitation: [
		heading(2, "You are invited"),
		paragraph(plain("On Sunday evening six of you meet at a long table by the sea, whatever the weather.")),
		list(false, point("Come at seven"), point("Bring nothing but an appetite"), point("Stay until ten")),
		paragraph(
			plain("Say yes or no on "),
			{ text: "our page of tables", href: "https://ensemble.example/socials?table=6#seats" },
			plain(", please, so that we know how many lamps to light."),
		),
	],
	menu: [
		heading(1, "What we eat"),
		paragraph(plain("The cook buys in the morning what the boats have brought, and decides then.")),
		heading(2, "First"),
		list(false, point("palm heart salad with lime"), point("smoked marlin on warm bread")),
		heading(2, "Then"),
		list(false, point("fish in the manner of the house"), point("a curry of green vegetables")),
		paragraph(plain("Whoever eats no fish tells us a day before, and finds something else on the plate.")),
	],
	directions: [
		paragraph(plain("From the airport it takes about an hour, a little more when it rains:")),
		list(
			true,
			point("Take the road to the west"),
			point("Leave it behind the sugar mill", [point("not at the first exit"), point("but at the second")]),
			point("Turn left at the church"),
			point("Ring twice"),
		),
		paragraph(plain("If you are lost, stay where you are: somebody comes and fetches you.")),
	],
	questions: [
		heading(2, "What people ask us"),
		heading(3, "Who will be there?"),
		paragraph(plain("Six or eight people whom we have met before, each of them in a talk of an hour.")),
		heading(3, "What if I am shy?"),
		paragraph(plain("Most of us are. The host begins, and nobody has to tell anything of themselves.")),
		heading(3, "May I bring a friend?"),
		paragraph(plain("Not to this table. But write to us together, and we find an evening for both of you.")),
	],
	names: [
		paragraph(plain("Zoé, Łukasz, Ánh, Çağla and Søren sat beside Mme O’Brien-D’Unienville.")),
		paragraph(plain("Ki manyer? — Mo bien, mersi. Naïveté, façade, cœur, Straße, mañana.")),
	],
	dialogue: [
		heading(2, "Une première phrase"),
		paragraph(plain("— Vous venez souvent ici\u00a0?")),
		paragraph(plain("— Jamais. Et vous\u00a0?")),
		paragraph(
			plain("— Moi non plus, répondit-elle\u00a0; "),
			{ text: "c’est", italic: true },
			plain(" la pluie."),
		),
	],
	prices: [
		paragraph(plain("A seat costs Rs 2\u00a0500 (about 50 €), 20 % less for members; doors open at 19:30.")),
		paragraph(plain("3 + 4 = 7, 5 > 4, 1/2 of 10 is 5, and No. 5 is not #5; write 50 ¢ or £3, not $3.")),
	],
	addresses: [
		paragraph(
			plain("Read "),
			{ text: "the journal", href: "https://journal.example/2026/01/a-table?from=mail&to=page#top" },
			plain(", then "),
			{ text: "what others say", href: "http://others.example/" },
			plain(", or write to "),
			{ text: "the desk", href: "mailto:desk@ensemble.example" },
			plain("."),
		),
		list(
			false,
			{ runs: [{ text: "the island", href: "https://island.example/a-b_c" }] },
			{ runs: [plain("and "), { text: "its people", href: "https://people.example/%C3%A9t%C3%A9" }] },
		),
	],
	emphasis: [
		paragraph({ text: "All of this is said softly.", italic: true }),
		paragraph({ text: "And this aloud.", bold: true }, plain(" This is not.")),
		paragraph(
			plain("One "),
			{ text: "two", bold: true },
			plain(", "),
			{ text: "three", italic: true },
			plain("; "),
			{ text: "four", underline: true },
			plain(": ("),
			{ text: "five", bold: true, italic: true },
			plain(")"),
		),
	],
	things: [
		paragraph(plain("What stands on the table when you come:")),
		list(
			false,
			...["a lamp", "bread", "salt", "oil", "water", "wine", "six plates", "a bell", "limes", "leaves"].map(
				(thing) => point(thing),
			),
		),
		paragraph(plain("Nothing else, and no telephone.")),
	],
	voices: [
		paragraph(plain("Two of them wrote to us afterwards. The first said:")),
		quote(plain("I had forgotten how long an evening can be.")),
		paragraph(plain("And the second, a week later:")),
		quote(plain("We "), { text: "still", bold: true }, plain(" talk every day.")),
	],
	scripts: [
		paragraph(plain("They said こんにちは, Привет, Γεια σου and नमस्ते, and then 你好 to the cook. 🌊🕯️")),
		list(true, point("один"), point("δύο"), point("三つ")),
	],
};
