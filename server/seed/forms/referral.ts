import type { Shapes } from "./shipped-form.ts";

/** Somebody suggests a single: about three minutes. The list names who writes, not who is suggested. */
export const referral = {
	you: { kind: "section" },
	firstName: { purpose: "firstName", isRequired: true },
	lastName: { purpose: "lastName", isRequired: true },
	email: { kind: "mail", isRequired: true },
	telephone: { kind: "telephone", purpose: "whatsapp" },
	relation: { kind: "one", isRequired: true },

	them: { kind: "section" },
	theirName: { isRequired: true },
	theirAge: { kind: "number", least: 18, most: 99 },
	theirPlace: {},
	why: { kind: "long", isRequired: true },
	suits: { kind: "long" },

	contact: { kind: "section" },
	know: { kind: "one", isRequired: true },
	theirMail: { after: ["know", 0] },
	theirTelephone: { after: ["know", 0] },
	may: { kind: "consent", isRequired: true, after: ["know", 0] },
	named: { kind: "one", isRequired: true },
	privacy: { kind: "consent", isRequired: true },
} as const satisfies Shapes;
