import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { proseIn } from "#app/content/typography/prose.ts";
import { altMax, altMember, type ImageAlts, inAltMembers } from "#app/features/media/library-image.ts";
import { hashOf } from "#app/features/media/media.ts";
import { languagesFrom, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { describeImage, descriptionChanges, imageQuery } from "./images.query.ts";

/** Reads and edits the alternative texts of the library for the image at an address. */
export function useImageAlts(url: string) {
	const t = useText("admin");
	const queries = useQueryClient();
	const hash = hashOf(url) ?? "";
	const stored = imageQuery(hash);
	const { data, isError, refetch } = useQuery(stored);
	const [typed, setTyped] = useState<Partial<ImageAlts>>({});
	const alts = inAltMembers((language) => typed[altMember(language)] ?? data?.[altMember(language)] ?? "");
	const isTyped = Object.keys(typed).length > 0;

	const saving = useApiMutation({
		// Untouched texts stay, also those that another tab wrote meanwhile.
		send: async () => {
			const image = await queries.fetchQuery(stored);
			return describeImage(hash, { ...inAltMembers((language) => image[altMember(language)]), ...typed });
		},
		refreshes: descriptionChanges,
		done: { title: t("image.described") },
		failed: { title: t("image.describeFailed") },
		isAsked: () => true,
	});

	function save(onSaved: () => void): void {
		// The server trims.
		const isSame = inAltMembers(
			(language) => alts[altMember(language)].trim() === data?.[altMember(language)],
		);
		if (!isTyped || Object.values(isSame).every(Boolean)) onSaved();
		else if (!saving.isPending) saving.mutate(undefined, { onSuccess: onSaved });
	}

	return {
		alts,
		type: (changed: Partial<ImageAlts>) => setTyped({ ...typed, ...changed }),
		save,
		isSaving: saving.isPending,
		isRefused: saving.isError,
		readAgain: isError && data === undefined && !isTyped ? () => void refetch() : undefined,
	};
}

/** Returns a function that asks the library whether it describes an image in a language. */
export function useIsDescribed() {
	const queries = useQueryClient();
	return async (url: string, language: Language): Promise<boolean> => {
		const alts = await queries.fetchQuery(imageQuery(hashOf(url) ?? ""));
		return alts[altMember(language)] !== "";
	};
}

/** The fields of an image's alternative texts, the `first` language on top, or the administrator's. */
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
