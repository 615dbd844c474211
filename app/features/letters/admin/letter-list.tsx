import { useRef, useState } from "react";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useDeletion } from "#app/features/deleted/use-deletion.tsx";
import type { Letter } from "#app/features/letters/letter.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { deletedDays } from "#app/site/site-config.ts";
import { LetterRow } from "./letter-row.tsx";
import { deleteLetter, letterChanges } from "./letters.query.ts";

/** Every letter, the newest first, with what can be done with each. */
export function LetterList({
	letters,
	onDuplicate,
}: {
	letters: readonly Letter[];
	onDuplicate(id: string): void;
}) {
	const t = useText("admin");
	const [deleting, setDeleting] = useState<Letter>();
	const heading = useRef<HTMLHeadingElement>(null);
	const deletion = useDeletion({
		kind: "letter",
		send: deleteLetter,
		refreshes: letterChanges,
		deleted: t("letters.deleted"),
		failed: t("letters.deleteFailed"),
		heading,
	});
	return (
		<>
			<ListHeading ref={heading} className="mb-3">
				{t("letters.count", { count: letters.length })}
			</ListHeading>
			<Panel>
				<ul className="divide-y divide-clay">
					{letters.map((letter) => (
						<LetterRow
							key={letter.id}
							letter={letter}
							onDuplicate={() => onDuplicate(letter.id)}
							onDelete={() => setDeleting(letter)}
						/>
					))}
				</ul>
			</Panel>
			<DeletionDialog
				item={deleting}
				title={t("letters.deleteTitle")}
				text={t("letters.deleteText", { days: deletedDays })}
				cancel={t("common.cancel")}
				confirm={t("common.delete")}
				onDelete={({ id }, callbacks) => deletion.mutate(id, callbacks)}
				onDeleted={() => heading.current?.focus()}
				onClose={() => setDeleting(undefined)}
			/>
		</>
	);
}
