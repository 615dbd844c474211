import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { ImagePickerDialog } from "./image-picker.tsx";
import { replaceImage } from "./images.query.ts";
import type { LibraryImage } from "./library-image.ts";

/** What is shown may be in any list, form and count. */
const everything = [[]];

/** Asks which image takes another's place everywhere, and says in how many texts it does. */
export function ReplaceImage({ image, onClose }: { image: LibraryImage | undefined; onClose(): void }) {
	const t = useText("admin");
	const replacing = useApiMutation({
		send: replaceImage,
		refreshes: everything,
		done: (_, { replaced }) => ({ title: t("image.replaced", { count: replaced }) }),
		failed: { title: t("image.replaceFailed") },
	});
	return (
		<ImagePickerDialog
			open={image !== undefined}
			title={t("image.replaceTitle")}
			text={t("image.replaceText")}
			except={image?.hash}
			onClose={onClose}
			onChoose={({ hash }) => image && replacing.mutate({ from: image.hash, to: hash })}
		/>
	);
}
