import { useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { ImagePickerDialog } from "#app/features/media/choosing/image-picker.tsx";
import { replaceImage } from "#app/features/media/choosing/images.query.ts";
import type { ImageReplacement } from "#app/features/media/image-replacement.ts";
import { type LibraryImage, replacedPlaces } from "#app/features/media/library-image.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** What is shown may be in any list, form and count. */
const everything = [[]];

type Question = ImageReplacement & { count: number };

/**
 * Asks which image takes another's place everywhere, then whether it shall: there is no way back. Says
 * in how many places it did.
 */
export function ReplaceImage({ image, onClose }: { image: LibraryImage | undefined; onClose(): void }) {
	const t = useText("admin");
	const [question, setQuestion] = useState<Question>();
	const replacing = useApiMutation({
		send: replaceImage,
		refreshes: everything,
		done: (_, { replaced }) => ({ title: t("image.replaced", { count: replaced }) }),
		failed: { title: t("image.replaceFailed") },
	});

	function ask(by: LibraryImage): void {
		if (image === undefined) return;
		const count = image.usedIn.filter(({ place }) => replacedPlaces.includes(place)).length;
		setQuestion({ from: image.hash, to: by.hash, count });
	}

	return (
		<>
			<ImagePickerDialog
				open={image !== undefined}
				title={t("image.replaceTitle")}
				text={t("image.replaceText")}
				except={image?.hash}
				onClose={onClose}
				onChoose={ask}
			/>
			<AlertDialog
				open={question !== undefined}
				title={t("image.confirmTitle")}
				text={t("image.confirmText", { count: question?.count ?? 0 })}
				cancel={t("common.cancel")}
				confirm={t("image.replace")}
				onCancel={() => setQuestion(undefined)}
				onConfirm={() => {
					if (question !== undefined) replacing.mutate(question);
					setQuestion(undefined);
				}}
			/>
		</>
	);
}
