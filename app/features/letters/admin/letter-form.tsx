import { useState } from "react";
import { useNavigate } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { ScreenHead } from "#app/admin-ui/screen.tsx";
import { WritingLayout } from "#app/admin-ui/writing-layout.tsx";
import { conflictFieldsOf } from "#app/content/editing/conflict-fields.ts";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { HistoryPanel } from "#app/content/history/history-panel.tsx";
import { type Letter, letterFields } from "#app/features/letters/letter.ts";
import { usePictureReturn } from "#app/features/media/choosing/use-picture-return.tsx";
import { showPicture } from "#app/features/media/media-picture.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPath } from "#app/site/admin-screens.ts";
import { LetterLanguages } from "./letter-languages.tsx";
import { LetterPartsPanel } from "./letter-parts-panel.tsx";
import { LetterPicturePanel } from "./letter-picture-panel.tsx";
import { LetterSavingState } from "./letter-saving-state.tsx";
import { LetterSettingsPanel } from "./letter-settings-panel.tsx";
import { letterQuery } from "./letters.query.ts";
import { useLetterForm } from "./use-letter-form.ts";

const conflictFields = conflictFieldsOf(letterFields, {
	content: "letters.words",
	parts: "letters.parts",
	englishArticles: "letters.englishArticles",
	imageUrl: "letters.picture",
	listed: "letters.listed",
});

/** The form of a draft. It saves itself at each pause in typing. */
export function LetterForm({ letter: opened }: { letter: Letter }) {
	const t = useText("admin");
	const navigate = useNavigate();
	// What is read again while the form is open is what the form itself has saved.
	const [letter] = useState(opened);
	const [isBeside, setBeside] = useState(false);
	const { content, saving } = useLetterForm(letter);
	const { form } = content;

	async function look(): Promise<void> {
		if (await saving.save()) void navigate(adminPath("sendLetter", letter.id));
	}

	return (
		<ContentForm content={content} conflict={{ fields: conflictFields, isKept: true, show: showPicture }}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void saving.save();
				}}
				className={isBeside ? "max-w-[96rem]" : "max-w-[84rem]"}
			>
				<ScreenHead title={t("letters.editTitle")}>
					<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
						<LetterSavingState saving={saving} />
						<CompactButton look="primary" onClick={look}>
							{t("letters.look")}
						</CompactButton>
					</div>
				</ScreenHead>
				<WritingLayout
					isBeside={isBeside}
					text={
						<>
							<CompactButton
								look="plain"
								aria-pressed={isBeside}
								onClick={() => setBeside(!isBeside)}
								className="absolute top-2 right-4 z-10 max-xl:hidden aria-pressed:bg-sand"
							>
								{t("letters.sideBySide")}
							</CompactButton>
							<LetterLanguages isBeside={isBeside} />
						</>
					}
					panels={
						<>
							<LetterPartsPanel />
							<LetterPicturePanel />
							<LetterSettingsPanel />
							<HistoryPanel
								fields={letterFields}
								queryKey={letterQuery(letter.id).queryKey}
								present={form.getValues}
								presentVersion={saving.savedVersion}
								text={t("letters.historyText")}
								restore={saving.restore}
								{...usePictureReturn(() => form.getValues("imageUrl"))}
							/>
						</>
					}
				/>
			</form>
		</ContentForm>
	);
}
