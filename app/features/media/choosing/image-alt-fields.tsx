import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { proseIn } from "#app/content/typography/prose.ts";
import { altMax, altMember, type ImageAlts } from "#app/features/media/library-image.ts";
import { languagesFrom, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";

/**
 * What an image shows, in words of every language; `first` is the language that is asked for first,
 * the administrator's own unless stated.
 */
export function ImageAltFields(props: {
	alts: ImageAlts;
	onChange(changed: Partial<ImageAlts>): void;
	first?: Language;
}) {
	const { alts, onChange } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	return languagesFrom(props.first ?? uiLanguage).map((language) => (
		<Field key={language} label={t("image.alt", { language: nameOfLanguage(language, uiLanguage) })}>
			{(control) => (
				<input
					{...control}
					value={alts[altMember(language)]}
					maxLength={altMax}
					{...proseIn(language)}
					onChange={(event) => onChange({ [altMember(language)]: event.target.value })}
					className={inputClass}
				/>
			)}
		</Field>
	));
}
