import type { FormId } from "#app/features/forms/form.ts";
import { LinkPage } from "#app/features/newsletter/signup/link-page.tsx";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { entryPath } from "#app/site/site-map.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** The page after a form: sent, waiting for its confirmation, or erased. */
export function ClosingWords({ form, closing }: { form: FormId; closing: "sent" | "confirm" | "erased" }) {
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
	const thanks = t(form === "referral" ? "sent.textReferral" : "sent.text");
	return (
		<LinkPage
			arcs={closing === "sent" ? "together" : "apart"}
			title={t(`${closing}.title`)}
			text={closing === "sent" ? thanks : t("confirm.text")}
		>
			<ButtonLink look="quiet" to={localizePath("/", language)}>
				{t("sent.home")}
			</ButtonLink>
		</LinkPage>
	);
}
