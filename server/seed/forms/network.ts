import type { Shapes } from "./shipped-form.ts";

/** The free network: about five minutes. */
export const network = {
	you: { kind: "section" },
	firstName: { purpose: "firstName", isRequired: true },
	lastName: { purpose: "lastName", isRequired: true },
	born: { kind: "day", purpose: "born", isRequired: true },
	gender: { kind: "one", purpose: "gender", isRequired: true },
	genderWords: { after: ["gender", 2] },
	place: { isRequired: true },
	email: { kind: "mail", isRequired: true },
	telephone: { kind: "telephone", purpose: "whatsapp" },

	life: { kind: "section" },
	situation: { kind: "one", isRequired: true },
	separated: { kind: "one", isRequired: true, after: ["situation", 1] },
	children: { kind: "one" },
	work: {},
	few: { kind: "long", isRequired: true },

	wishes: { kind: "section" },
	whom: { kind: "one", isRequired: true },
	youngest: { kind: "number", least: 18, most: 99 },
	oldest: { kind: "number", least: 18, most: 99 },
	where: { kind: "several" },
	matters: { kind: "long" },
	never: { kind: "long" },

	agreement: { kind: "section" },
	role: { kind: "consent", isRequired: true },
	special: { kind: "consent", isRequired: true },
	privacy: { kind: "consent", isRequired: true },
} as const satisfies Shapes;
