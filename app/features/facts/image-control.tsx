import { useController } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { ImagePicker } from "#app/features/media/choosing/image-picker.tsx";
import { mailFormat, mailWidth, mediaUrl } from "#app/features/media/media.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** An image of the library as the value of a fact, shown whole as guests see it. */
export function ImageControl({ name }: { name: string }) {
	const t = useText("admin");
	const { field } = useController<Record<string, string>>({ name });
	const hash = field.value ?? "";
	return (
		<div className="grid justify-items-start gap-2">
			{hash === "" ? (
				<p className="text-ink-soft">{t("facts.imageNone")}</p>
			) : (
				<img
					src={mediaUrl({ hash, width: mailWidth, format: mailFormat })}
					alt={t("facts.imageChosen")}
					className="max-h-60 max-w-60 bg-white p-3"
				/>
			)}
			<div className="-ml-3 flex flex-wrap">
				<ImagePicker onChoose={(image) => field.onChange(image.hash)} />
				{hash === "" ? null : (
					<CompactButton look="plain" className="text-left text-small" onClick={() => field.onChange("")}>
						{t("facts.imageRemove")}
					</CompactButton>
				)}
			</div>
		</div>
	);
}
