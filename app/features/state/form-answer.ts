import type { Dictionaries } from "#app/i18n/dictionaries.server.ts";
import { locales } from "#app/i18n/language.ts";
import type { Translate } from "#app/i18n/translator.ts";
import type { FormLink } from "./form-link.ts";

type AdminText = Translate<Dictionaries["admin"]>;

/** What a form is called, and in which language it is. */
export function formName({ fact, language }: Pick<FormLink, "fact" | "language">, t: AdminText): string {
	return t("state.form", { form: t(`facts.labels.${fact}`), language: locales[language].name });
}

/** What the address of a form answers that nobody can fill in, in a few words. */
export function answerOf({ status }: Pick<FormLink, "status">, t: AdminText): string {
	if (status === null) return t("state.formSilent");
	return status >= 500 ? t("state.formBroken", { status }) : t("state.formMissing", { status });
}
