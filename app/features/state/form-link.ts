import { z } from "#app/content/schema.ts";
import type { Dictionaries } from "#app/i18n/dictionaries.server.ts";
import { locales } from "#app/i18n/language.ts";
import type { Translate } from "#app/i18n/translator.ts";
import { isExampleHost } from "#app/i18n/web-address.ts";
import { type FactId, type Facts, factIds, factList } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";

const hourMs = 60 * 60_000;
/** Interval between checks of a form, and of one that fails. */
export const checkEveryMs = 24 * hourMs;
export const failingEveryMs = hourMs;

type FormFact = {
	[Id in FactId]: (typeof factList)[Id]["kind"] extends "forms" ? Id : never;
}[FactId];

const formFacts = factIds.filter((id): id is FormFact => factList[id].kind === "forms");

/** A registration form that the site links to, with the last response of its address. */
export const formLink = z
	.object({
		fact: z.enum(formFacts),
		language: z.enum(languages),
		address: z.string(),
		askedAt: z.string().nullable().meta({ description: "Null until it has been asked" }),
		status: z.int().nullable().meta({ description: "What it answered last; null: nobody answered" }),
		failingSince: z.string().nullable(),
		isDead: z.boolean().meta({ description: "It has failed twice in a row" }),
	})
	.meta({ id: "FormLink" });

export type FormLink = z.infer<typeof formLink>;

export type Form = Pick<FormLink, "fact" | "language" | "address">;

/** Returns the forms that the site links to, without those of the sample. */
export function formsIn(facts: Facts): Form[] {
	return formFacts.flatMap((fact) =>
		languages
			.map((language) => ({ fact, language, address: facts[fact][language] }))
			.filter(({ address }) => URL.canParse(address) && !isExampleHost(new URL(address).hostname)),
	);
}

/** Returns whether visitors cannot use a form. Servers may refuse programs alone (403, 429). */
export function isFailure(status: number | null): boolean {
	return status === null || status === 404 || status === 410 || status >= 500;
}

type AdminText = Translate<Dictionaries["admin"]>;

export function formName({ fact, language }: Pick<FormLink, "fact" | "language">, t: AdminText): string {
	return t("state.form", { form: t(`facts.labels.${fact}`), language: locales[language].name });
}

export function answerOf({ status }: Pick<FormLink, "status">, t: AdminText): string {
	if (status === null) return t("state.formSilent");
	return status >= 500 ? t("state.formBroken", { status }) : t("state.formMissing", { status });
}
