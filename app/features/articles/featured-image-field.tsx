import { useText } from "../../text/text-context";
import { CompactButton } from "../../ui/compact-button";
import { MediaPicture } from "../media/media-picture";

/** The featured image: `value` is the address of one of our own images, or null. */
export function FeaturedImageField({
	value,
	onChange,
}: {
	value: string | null;
	onChange(value: string | null): void;
}) {
	const t = useText("admin");
	if (value === null) {
		return (
			<p className="border border-dashed border-ink/30 px-4 py-8 text-center text-small text-ink-soft">
				{t("article.imageNone")}
			</p>
		);
	}
	return (
		<div className="grid justify-items-start gap-2">
			<MediaPicture
				url={value}
				alt=""
				sizes="20rem"
				className="aspect-3/2 w-full rounded-[2px] object-cover"
			/>
			<CompactButton look="plain" onClick={() => onChange(null)} className="-ml-3 text-small">
				{t("article.imageRemove")}
			</CompactButton>
		</div>
	);
}
