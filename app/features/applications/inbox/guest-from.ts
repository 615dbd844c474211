import type { Answer } from "#app/features/applications/application.ts";
import { type Gender, type GuestInput, telephone as telephoneRule } from "#app/features/guests/guest.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { Application } from "./inbox.ts";

/** Words for a woman and for a man in the languages of forms, folded. */
const genderWords: Record<Gender, readonly string[]> = {
	woman: ["woman", "female", "femme"],
	man: ["man", "male", "homme"],
};

/** The guest that an application describes. Fields that it does not answer are blank. */
export type GuestFromApplication = Omit<GuestInput, "age" | "gender"> & {
	age: number | undefined;
	gender: Gender | undefined;
};

/** Returns the guest that an applicant would be on a day (`YYYY-MM-DD`). */
export function guestFrom(application: Application, today: string): GuestFromApplication {
	const { form, answers, name, email, telephone, language } = application;
	const answerOf = (purpose: Answer["purpose"]) =>
		answers.find((one) => one.purpose === purpose)?.value ?? null;
	const written = (purpose: Answer["purpose"]) => {
		const value = answerOf(purpose);
		return Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "";
	};
	return {
		firstName: (written("firstName") || name).slice(0, 80),
		age: ageFrom(answerOf("born"), today),
		gender: genderFrom(written("gender")),
		email,
		telephone: telephoneRule.safeParse(telephone).data ?? "",
		note: "",
		diet: written("diet").slice(0, 300),
		language,
		// That form asks for the number of WhatsApp for this; others for any telephone.
		takesMessages: form === "socials" && written("whatsapp") !== "",
	};
}

/** An age, from a day or year of birth, or from an age itself. */
function ageFrom(value: Answer["value"], today: string): number | undefined {
	const year = Number(today.slice(0, 4));
	if (typeof value === "number") return value > 120 ? year - value : value;
	if (typeof value !== "string") return undefined;
	if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return ageFrom(Number.parseInt(value, 10) || null, today);
	const hadBirthday = today.slice(5) >= value.slice(5);
	return year - Number(value.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

function genderFrom(words: string): Gender | undefined {
	const parts = foldForSearch(words).split(/[^a-z]+/);
	const found = (["woman", "man"] as const).filter((one) =>
		genderWords[one].some((word) => parts.includes(word)),
	);
	return found.length === 1 ? found[0] : undefined;
}
