import type { Shapes } from "./shipped-form.ts";

/** A seat at a Singles Social: about four minutes. The table that somebody comes from is handed over beside it. */
export const socials = {
	you: { kind: "section" },
	firstName: { purpose: "firstName", isRequired: true },
	lastName: { purpose: "lastName", isRequired: true },
	born: { kind: "day", purpose: "born", isRequired: true },
	gender: { kind: "one", purpose: "gender", isRequired: true },
	place: {},
	email: { kind: "mail", isRequired: true },
	whatsapp: { kind: "telephone", purpose: "whatsapp", isRequired: true },

	table: { kind: "section" },
	meal: { kind: "one", isRequired: true },
	languages: { kind: "one", isRequired: true },
	manner: { kind: "scale", isRequired: true },
	subjects: { kind: "long", isRequired: true },
	hope: { kind: "one" },
	friend: { kind: "one", isRequired: true },
	friendName: { isRequired: true, after: ["friend", 1] },
	apart: { kind: "long" },

	plate: { kind: "section" },
	avoids: { kind: "one", isRequired: true },
	diet: { purpose: "diet", isRequired: true, after: ["avoids", 1] },
	special: { kind: "consent", isRequired: true, after: ["avoids", 1] },

	agreement: { kind: "section" },
	later: { kind: "one", isRequired: true },
	ticket: { kind: "consent", isRequired: true },
	privacy: { kind: "consent", isRequired: true },
} as const satisfies Shapes;
