import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { otherLanguages } from "#app/site/site-config.ts";
import { TranslatorFile } from "./translator-file.tsx";

export const meta = adminTitle((text) => text.texts.translatorTitle);

export default function TranslatorScreen() {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("texts.translatorTitle")}>
				<Link to={adminPaths.texts} className={compactClass("quiet")}>
					{t("texts.back")}
				</Link>
			</ScreenHead>
			<p className="mb-6 max-w-column text-ink-soft">{t("texts.translatorText")}</p>
			<div className="grid gap-6">
				{otherLanguages.map((language) => (
					<Panel key={language} title={nameOfLanguage(language, uiLanguage)}>
						<TranslatorFile language={language} />
					</Panel>
				))}
			</div>
		</div>
	);
}
