import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { OwnerMail } from "#app/mail/email-text.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteState } from "./site-state.ts";

/** What the owner is told of a website that cannot save anything until somebody looks after its server. */
export function unsavedMailText(
	reason: NonNullable<SiteState["database"]>,
	{ texts, language }: { texts: SiteTexts; language: Language },
): OwnerMail {
	const t = texts.open(language, "admin");
	return {
		subject: t("state.unsavedMail.subject"),
		preview: t("state.unsavedMail.preview"),
		title: t("state.unsavedMail.title"),
		text: t(`state.unsavedMail.${reason}`),
		note: t("state.unsavedMail.note"),
		why: t("state.unsavedMail.why"),
	};
}
