import type { Dictionaries } from "#app/i18n/dictionaries.server.ts";
import type { Translate } from "#app/i18n/translator.ts";
import type { FormLink } from "./form-link.ts";

/** What the address of a form answers that nobody can fill in, in a few words. */
export function answerOf({ status }: Pick<FormLink, "status">, t: Translate<Dictionaries["admin"]>): string {
	if (status === null) return t("state.formSilent");
	return status >= 500 ? t("state.formBroken", { status }) : t("state.formMissing", { status });
}
