import { missingPictures } from "#app/i18n/missing-pictures.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** Says that notes of a text stand in place of pictures, which readers would see. */
export function MissingPictures({ markdown }: { markdown: string }) {
	const t = useText("admin");
	const count = missingPictures(markdown).length;
	return (
		// It is there before its words are: only then are they read out.
		<p
			role="status"
			className={count === 0 ? "" : "mt-3 border-l-4 border-brand bg-paper px-4 py-3 text-small"}
		>
			{count === 0 ? "" : t("editor.missing", { count })}
		</p>
	);
}
