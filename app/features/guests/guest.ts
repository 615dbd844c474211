import { line, lines } from "#app/content/field.ts";
import { z } from "#app/content/schema.ts";
import { baseVersion } from "#app/content/shapes.ts";
import { isEmail, normalizeEmail } from "#app/mail/email-address.ts";
import { languages } from "#app/site/site-config.ts";

/** States of a guest, in the order of a guest list. */
export const guestStates = [
	"came",
	"paid",
	"confirmed",
	"invited",
	"waiting",
	"applied",
	"moved",
	"cancelled",
] as const;

export const genders = ["woman", "man"] as const;

/** States that are set by a click: a guest is moved by moving them, and paid by a payment that is noted. */
export const settableStates = guestStates.filter((state) => state !== "moved" && state !== "paid");

const ageRule = "Use an age in years, from 18 to 99.";
const emailRule = "Please enter a valid email address, or leave the field empty.";
const telephoneRule = "Use only digits, spaces and + ( ) . -";

const email = z
	.string()
	.overwrite(normalizeEmail)
	.refine((address) => address === "" || isEmail(address), emailRule);
/** A telephone number, or blank. */
export const telephone = z
	.string()
	.trim()
	.regex(/^[+\d][\d\s().+-]{3,38}$|^$/, telephoneRule);

export const guestInput = z
	.object({
		firstName: line({ max: 80 }).schema.check(z.minLength(1, "Please fill in the first name.")),
		age: z.int(ageRule).min(18, ageRule).max(99, ageRule),
		gender: z.enum(genders, "Choose woman or man."),
		email: email.default(""),
		telephone: telephone.default(""),
		note: lines({ max: 1_000 }).schema.default(""),
		diet: line({ max: 300 }).schema.default(""),
		language: z.enum(languages, "Choose one of the languages of the site."),
		/** True if they agreed to be written to by WhatsApp. */
		takesMessages: z.boolean().default(false),
	})
	.meta({ id: "GuestInput" });

export type GuestInput = z.infer<typeof guestInput>;

const settable = z.enum(settableStates, {
	error: ({ input }) =>
		input === "paid"
			? "Please note the payment: the guest is then listed as paid."
			: "Choose one of the states of a guest.",
});

/** A new guest, an applicant by default. */
export const newGuest = guestInput.extend({ state: settable.default("applied") }).meta({ id: "NewGuest" });

export const guestUpdate = guestInput.extend({ version: baseVersion }).meta({ id: "GuestUpdate" });

export const guestStateChange = z
	.object({ state: settable, version: baseVersion })
	.meta({ id: "GuestStateChange" });

export const guestTold = z.object({ version: baseVersion }).meta({ id: "GuestTold" });

export const guestMove = z
	.object({ tableId: z.string().max(200), version: baseVersion })
	.meta({ id: "GuestMove" });

const instant = z.iso.datetime();

export const guest = guestInput
	.extend({
		id: z.string(),
		tableId: z.string(),
		state: z.enum(guestStates),
		stateSince: instant,
		createdAt: instant,
		updatedAt: instant,
		version: z.int(),
	})
	.meta({ id: "Guest" });

export type Guest = z.infer<typeof guest>;
export type GuestState = Guest["state"];
export type Gender = Guest["gender"];
export type SettableState = z.infer<typeof settable>;
