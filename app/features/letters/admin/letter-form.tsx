import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useNavigate } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { WritingLayout } from "#app/admin-ui/writing-layout.tsx";
import { conflictFieldsOf } from "#app/content/editing/conflict-fields.ts";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { HistoryPanel } from "#app/content/history/history-panel.tsx";
import { textPath } from "#app/content/localized.ts";
import { FeaturedImageField } from "#app/features/articles/editor/pictures/featured-image-field.tsx";
import { type Letter, type LetterDraft, letterFields } from "#app/features/letters/letter.ts";
import { usePictureReturn } from "#app/features/media/choosing/use-picture-return.tsx";
import { usePictureWords } from "#app/features/media/choosing/use-picture-words.ts";
import { showPicture } from "#app/features/media/conflict-picture.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPath } from "#app/site/admin-screens.ts";
import { LetterLanguages } from "./letter-languages.tsx";
import { LetterPartsPanel } from "./letter-parts-panel.tsx";
import { letterRequests } from "./letters.query.ts";
import { type LetterSaving, useLetterForm } from "./use-letter-form.ts";

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
								queryKey={letterRequests.one(letter.id).queryKey}
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

export function LetterSavingState({ saving }: { saving: LetterSaving }) {
	const t = useText("admin");
	if (saving.reason !== "") {
		return (
			<div role="alert" className="flex flex-wrap items-center gap-3 text-small">
				<p className="max-w-column text-ember">
					{t("letters.unsavedState", { reason: saving.reason })} {t("letters.saveFailed")}
				</p>
				<CompactButton look="quiet" onClick={() => void saving.save()}>
					{t("letters.tryAgain")}
				</CompactButton>
			</div>
		);
	}
	return (
		<p role="status" className="text-small text-ink-soft">
			{t(saving.state === "saved" ? "letters.savedState" : "letters.savingState")}
		</p>
	);
}

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

export function LetterPicturePanel() {
	const t = useText("admin");
	const { getValues, setValue } = useFormContext<LetterDraft>();
	const { field } = useController<LetterDraft, "imageUrl">({ name: "imageUrl" });

	const follow = usePictureWords({
		picture: field.value,
		read: (language) => getValues(textPath("imageAlt", language)),
		write: (language, words) => setValue(textPath("imageAlt", language), words, { shouldDirty: true }),
	});

	function change(url: string | null): void {
		field.onChange(url);
		follow(url);
		const parts = getValues("parts");
		if (url !== null && !parts.includes("picture")) {
			setValue("parts", [...parts, "picture"], { shouldDirty: true });
		}
	}

	return (
		<Panel title={t("letters.picture")}>
			<div className="border-t border-clay px-5 py-5 sm:px-7">
				<FeaturedImageField value={field.value} onChange={change} />
			</div>
		</Panel>
	);
}
