import type { FormId } from "#app/features/forms/form.ts";
import { LinkPage } from "#app/features/newsletter/signup/link-page.tsx";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { entryPath } from "#app/site/site-map.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type Closing = "sent" | "confirm" | "unmailed" | "erased";

/** The page after a form: sent, waiting for its confirmation, sent without a mail that says so, or erased. */
export function ClosingWords({ form, closing }: { form: FormId; closing: Closing }) {
	const t = useText("application");
	const language = useLanguage();
	if (closing === "erased") {
		return (
			<LinkPage arcs="apart" title={t("erase.done.title")} text={t("erase.done.text")}>
				<ButtonLink look="quiet" to={localizePath(entryPath("application", form), language)}>
					{t("erase.again")}
				</ButtonLink>
			</LinkPage>
		);
	}
	const isSent = closing !== "confirm";
	const isReferral = isSent && form === "referral";
	return (
		<LinkPage
			arcs={isSent ? "together" : "apart"}
			title={t(isSent ? "sent.title" : "confirm.title")}
			text={t(isReferral ? "sent.textReferral" : `${closing}.text`)}
		>
			<ButtonLink look="quiet" to={localizePath("/", language)}>
				{t("sent.home")}
			</ButtonLink>
		</LinkPage>
	);
}
