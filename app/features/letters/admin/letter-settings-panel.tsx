import { useController } from "react-hook-form";
import { Panel } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import type { LetterDraft } from "#app/features/letters/letter.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** What becomes of articles without a translation, and whether the letter is listed on the site. */
export function LetterSettingsPanel() {
	const t = useText("admin");
	const { field: untranslated } = useController<LetterDraft, "englishArticles">({ name: "englishArticles" });
	const { field: listed } = useController<LetterDraft, "listed">({ name: "listed" });
	return (
		<Panel title={t("letters.settings")}>
			<div className="grid gap-5 border-t border-clay px-5 py-5 sm:px-7">
				<SelectField
					label={t("letters.englishArticles")}
					value={untranslated.value}
					options={[
						["shown", t("letters.englishShown")],
						["left-out", t("letters.englishLeftOut")],
					]}
					onChange={untranslated.onChange}
				/>
				<Switch
					label={t("letters.listed")}
					hint={t("letters.listedHint")}
					checked={listed.value}
					onChange={listed.onChange}
				/>
			</div>
		</Panel>
	);
}
