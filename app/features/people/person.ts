import { line } from "#app/content/field.ts";
import { z } from "#app/content/schema.ts";
import { listedTexts } from "#app/content/shapes.ts";
import { passkeyCreation } from "#app/features/keys/key.ts";
import { chosenCode } from "#app/features/session/session.ts";
import { isEmail, maxEmailCharacters, normalizeEmail } from "#app/mail/email-address.ts";
import type { Role } from "#app/site/roles.ts";
import { languages } from "#app/site/site-config.ts";

export const peoplePath = "/api/admin/people";
export const invitationPath = "/api/admin/invitation";
export const acceptancePath = `${invitationPath}/acceptance`;

/** Hours for which the link of an invitation opens, once. */
export const invitationHours = 24;

/** Enough for an agency. */
export const maxPeople = 50;

export const invitedRoles = ["editor", "host"] as const satisfies readonly Role[];

export type InvitedRole = (typeof invitedRoles)[number];

/** Somebody to invite. A host has one evening; nobody else has. */
export const personInput = z
	.object({
		name: line({ max: 80 }).schema.check(z.minLength(1, "Please fill in the name.")),
		email: z
			.string()
			.max(maxEmailCharacters)
			.overwrite(normalizeEmail)
			.refine(isEmail, "Please enter a valid email address."),
		role: z.enum(invitedRoles),
		eventId: z.string().max(200).nullable().default(null),
		language: z.enum(languages).meta({ description: "Of the mail that invites them." }),
	})
	.refine(({ role, eventId }) => (role === "host") === (eventId !== null), {
		error: "Choose the evening of a host.",
		path: ["eventId"],
	})
	.meta({ id: "PersonInput" });

export type PersonInput = z.infer<typeof personInput>;

export const person = z
	.object({
		id: z.string(),
		name: z.string(),
		email: z.string(),
		role: z.enum(invitedRoles),
		eventId: z.string().nullable().meta({ description: "A host's evening." }),
		createdAt: z.iso.datetime(),
		hasJoined: z.boolean().meta({ description: "Whether they accepted an invitation." }),
		invitedUntil: z.iso
			.datetime()
			.nullable()
			.meta({ description: "Until when a link that was not used yet opens; null without one." }),
	})
	.meta({ id: "Person" });

export type Person = z.infer<typeof person>;

/** An evening that a host may have. */
export const evening = z
	.object({ id: z.string(), ...listedTexts("title"), day: z.string().nullable() })
	.meta({ id: "HostedEvening" });

export type Evening = z.infer<typeof evening>;

/** Days for which the owner is told of a host whose access ended by itself after their evening. */
export const endedHostDays = 30;

export const endedHost = z.object({ name: z.string(), at: z.iso.datetime() }).meta({ id: "EndedHost" });

export type EndedHost = z.infer<typeof endedHost>;

export const peopleLists = z
	.object({
		people: z.array(person),
		evenings: z.array(evening),
		ended: z
			.array(endedHost)
			.meta({ description: "Hosts whose access ended by itself after their evening, the latest first." }),
	})
	.meta({ id: "PeopleLists" });

export type PeopleLists = z.infer<typeof peopleLists>;

const token = z.string().max(100);

export const invitationInput = z.object({ token }).meta({ id: "InvitationInput" });

/** The person whom an invitation is for, as its page names them. */
export const invitation = z
	.object({ name: z.string(), email: z.string(), role: z.enum(invitedRoles) })
	.meta({ id: "Invitation" });

export type Invitation = z.infer<typeof invitation>;

export const acceptance = z
	.object({ token, code: chosenCode, stay: z.boolean().optional() })
	.meta({ id: "InvitationAcceptance" });

export type Acceptance = z.infer<typeof acceptance>;

export const passkeyAcceptance = passkeyCreation
	.extend({ token, stay: z.boolean().optional() })
	.meta({ id: "InvitationPasskey" });

export type PasskeyAcceptance = z.infer<typeof passkeyAcceptance>;
